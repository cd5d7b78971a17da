import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { type ResumeSearch, readResumeSearch } from './features/resumes/resume-search.ts'
import { onlyKnown } from './read-search.ts'

/** Addresses that only lead elsewhere. All of them replace history, so that Back never comes through here again. */
export function redirectsUnder<Parent extends AnyRoute>(getParentRoute: () => Parent) {
  const toResume = ({ search }: { search: ResumeSearch }) => {
    throw redirect({ to: '/onboarding/resume', search, replace: true })
  }
  const toDashboard = (hash: string) => () => {
    throw redirect({ to: '/dashboard', hash, replace: true })
  }
  return [
    createRoute({ getParentRoute, path: '/resume', validateSearch: onlyKnown(readResumeSearch), beforeLoad: toResume }),
    createRoute({
      getParentRoute,
      path: '/resume-upload',
      validateSearch: onlyKnown(readResumeSearch),
      beforeLoad: toResume,
    }),
    createRoute({
      getParentRoute,
      path: '/my-resume',
      validateSearch: onlyKnown(readResumeSearch),
      beforeLoad: toResume,
    }),
    createRoute({ getParentRoute, path: '/jobs', beforeLoad: toDashboard('matches') }),
    createRoute({ getParentRoute, path: '/settings', beforeLoad: toDashboard('settings') }),
    createRoute({ getParentRoute, path: '/saved', beforeLoad: toDashboard('saved') }),
    createRoute({ getParentRoute, path: '/applications', beforeLoad: toDashboard('applications') }),
    createRoute({
      getParentRoute,
      path: '/jobs/$id',
      beforeLoad: ({ params }) => {
        throw redirect({ to: '/job/$id', params: { id: params.id }, replace: true })
      },
    }),
    createRoute({
      getParentRoute,
      path: '/job-post',
      beforeLoad: () => {
        throw redirect({ to: '/post-job', replace: true })
      },
    }),
  ] as const
}
