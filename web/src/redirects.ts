import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'

/** Addresses that only lead elsewhere. All of them replace history, so that Back never comes through here again. */
export function redirectsUnder<Parent extends AnyRoute>(getParentRoute: () => Parent) {
  const toResume = () => {
    throw redirect({ to: '/onboarding/resume', replace: true })
  }
  const toDashboard = (hash: string) => () => {
    throw redirect({ to: '/dashboard', hash, replace: true })
  }
  return [
    createRoute({ getParentRoute, path: '/resume', beforeLoad: toResume }),
    createRoute({ getParentRoute, path: '/resume-upload', beforeLoad: toResume }),
    createRoute({ getParentRoute, path: '/my-resume', beforeLoad: toResume }),
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
