import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readAuthSearch } from './features/accounts/auth-search.ts'
import {
  leaveUnlessCandidate,
  leaveUnlessEmployer,
  leaveWhenSignedIn,
  leaveWithRole,
} from './features/accounts/session-guard.ts'
import { readBrowseSearch } from './features/browse/browse-search.ts'
import { readOnboardingSearch } from './features/candidate-dashboard/onboarding-search.ts'
import { readWizardSearch } from './features/candidate-wizard/wizard-steps.ts'
import { readEmployerSearch } from './features/companies/employer-steps.ts'
import { readCompareSearch } from './features/compare/compare-search.ts'
import { readDashboardSearch } from './features/employer-dashboard/dashboard-search.ts'
import { readMailboxSearch } from './features/mailbox/mailbox-search.ts'
import { readCandidatesSearch } from './features/matched-candidates/candidates-search.ts'
import { readMatchesSearch } from './features/matches/matches-search.ts'
import { readResumeSearch } from './features/resumes/resume-search.ts'
import { AppFrame } from './features/shell/app-frame.tsx'
import { needsSession } from './features/shell/session-waiting.tsx'
import { galleryRoutesUnder } from './gallery-routes.ts'
import { invitedRoutesUnder } from './invited-routes.ts'
import { policyRoutesUnder } from './policy-routes.ts'
import { onlyKnown } from './read-search.ts'
import { redirectsUnder } from './redirects.ts'

/**
 * Every address of the product. A page's code comes when it is first visited.
 * Pages anyone may see also stand in public-pages.ts: the build writes them as plain HTML.
 */
const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AppFrame,
  notFoundComponent: lazyRouteComponent(() => import('./features/static/not-found-page.tsx'), 'NotFoundPage'),
})

const resumePage = lazyRouteComponent(() => import('./features/resumes/resume-page.tsx'), 'ResumePage')

const open = () => root
const landing = createRoute({
  getParentRoute: open,
  path: '/',
  component: lazyRouteComponent(() => import('./features/landing/landing-page.tsx'), 'LandingPage'),
})
const auth = createRoute({
  getParentRoute: open,
  path: '/auth',
  validateSearch: onlyKnown(readAuthSearch),
  beforeLoad: leaveWhenSignedIn,
  staticData: { frame: 'split', footer: false },
  component: lazyRouteComponent(() => import('./features/accounts/auth-page.tsx'), 'AuthPage'),
})
const authForgot = createRoute({
  getParentRoute: open,
  path: '/auth/forgot',
  staticData: { frame: 'minimal' },
  component: lazyRouteComponent(() => import('./features/accounts/forgot-page.tsx'), 'ForgotPage'),
})
const authReset = createRoute({
  getParentRoute: open,
  path: '/auth/reset/$token',
  staticData: { frame: 'minimal' },
  component: lazyRouteComponent(() => import('./features/accounts/reset-page.tsx'), 'ResetPage'),
})
const authConfirm = createRoute({
  getParentRoute: open,
  path: '/auth/confirm/$token',
  staticData: { frame: 'minimal' },
  component: lazyRouteComponent(() => import('./features/accounts/confirm-page.tsx'), 'ConfirmPage'),
})
const mailbox = createRoute({
  getParentRoute: open,
  path: '/mailbox',
  validateSearch: onlyKnown(readMailboxSearch),
  loader: async ({ context }) => (await import('./features/mailbox/open-mailbox.ts')).openMailbox({ context }),
  component: lazyRouteComponent(() => import('./features/mailbox/mailbox-page.tsx'), 'MailboxPage'),
})

/** Everything below needs a session. */
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', ...needsSession })
const guarded = () => signedIn
const candidate = createRoute({ getParentRoute: guarded, id: 'candidate', beforeLoad: leaveUnlessCandidate })
const ofCandidate = () => candidate
const employer = createRoute({ getParentRoute: guarded, id: 'employer', beforeLoad: leaveUnlessEmployer })
const ofEmployer = () => employer

const signup = createRoute({
  getParentRoute: guarded,
  path: '/signup',
  beforeLoad: leaveWithRole,
  staticData: { frame: 'minimal' },
  component: lazyRouteComponent(() => import('./features/accounts/role-choice-page.tsx'), 'RoleChoicePage'),
})
const onboardingCandidate = createRoute({
  getParentRoute: ofCandidate,
  path: '/onboarding/candidate',
  staticData: { frame: 'minimal' },
  validateSearch: onlyKnown(readOnboardingSearch),
  component: lazyRouteComponent(() => import('./features/candidate-dashboard/onboarding-page.tsx'), 'OnboardingPage'),
})
const onboardingProfile = createRoute({
  getParentRoute: ofCandidate,
  path: '/onboarding/candidate/profile',
  staticData: { frame: 'minimal' },
  validateSearch: onlyKnown(readWizardSearch),
  component: lazyRouteComponent(() => import('./features/candidate-wizard/wizard-page.tsx'), 'CandidateWizardPage'),
})
const onboardingEmployer = createRoute({
  getParentRoute: ofEmployer,
  path: '/onboarding/employer',
  validateSearch: onlyKnown(readEmployerSearch),
  staticData: { frame: 'minimal' },
  component: lazyRouteComponent(() => import('./features/companies/employer-wizard-page.tsx'), 'EmployerWizardPage'),
})
const onboardingResume = createRoute({
  getParentRoute: ofCandidate,
  path: '/onboarding/resume',
  staticData: { frame: 'minimal', footer: false },
  validateSearch: onlyKnown(readResumeSearch),
  component: resumePage,
})
const onboardingPreferences = createRoute({
  getParentRoute: ofCandidate,
  path: '/onboarding/preferences',
  staticData: { frame: 'minimal', footer: false },
  component: lazyRouteComponent(() => import('./features/preferences/preferences-page.tsx'), 'PreferencesPage'),
})
const onboardingTrust = createRoute({
  getParentRoute: ofCandidate,
  path: '/onboarding/trust',
  staticData: { frame: 'minimal', footer: false },
  component: lazyRouteComponent(() => import('./features/trust/trust-page.tsx'), 'TrustPage'),
})
const onboardingFinish = createRoute({
  getParentRoute: ofCandidate,
  path: '/onboarding/finish',
  staticData: { frame: 'minimal', footer: false },
  component: lazyRouteComponent(() => import('./features/candidate-dashboard/finish-page.tsx'), 'FinishPage'),
})
const start = createRoute({
  getParentRoute: ofCandidate,
  path: '/start',
  staticData: { frame: 'minimal', footer: false },
  validateSearch: onlyKnown(readResumeSearch),
  component: resumePage,
})
const startPrefs = createRoute({
  getParentRoute: ofCandidate,
  path: '/start/prefs',
  staticData: { frame: 'minimal' },
  component: lazyRouteComponent(
    () => import('./features/preferences/quick-preferences-page.tsx'),
    'QuickPreferencesPage',
  ),
})
const EmployerDashboard = lazyRouteComponent(
  () => import('./features/employer-dashboard/employer-dashboard-page.tsx'),
  'EmployerDashboardPage',
)
const CandidateDashboard = lazyRouteComponent(
  () => import('./features/candidate-dashboard/candidate-dashboard-page.tsx'),
  'CandidateDashboardPage',
)
const dashboard = createRoute({
  getParentRoute: guarded,
  path: '/dashboard',
  validateSearch: onlyKnown((search) => ({ ...readDashboardSearch(search), ...readMatchesSearch(search) })),
  loader: ({ context }) =>
    (context.session.person.role === 'employer' ? EmployerDashboard : CandidateDashboard).preload?.(),
  component: function DashboardOfRole() {
    const { session } = dashboard.useRouteContext()
    return session.person.role === 'employer' ? <EmployerDashboard /> : <CandidateDashboard />
  },
})
const matches = createRoute({
  getParentRoute: ofCandidate,
  path: '/matches',
  validateSearch: onlyKnown(readMatchesSearch),
  component: lazyRouteComponent(() => import('./features/matches/matches-page.tsx'), 'MatchesPage'),
})
const compare = createRoute({
  getParentRoute: ofCandidate,
  path: '/compare',
  validateSearch: onlyKnown(readCompareSearch),
  component: lazyRouteComponent(() => import('./features/compare/compare-page.tsx'), 'ComparePage'),
})
const resumeDraft = createRoute({
  getParentRoute: ofCandidate,
  path: '/resume-drafts/$id',
  component: lazyRouteComponent(() => import('./features/resumes/draft-page.tsx'), 'DraftPage'),
})
const browse = createRoute({
  getParentRoute: ofCandidate,
  path: '/browse',
  validateSearch: onlyKnown(readBrowseSearch),
  component: lazyRouteComponent(() => import('./features/browse/browse-page.tsx'), 'BrowsePage'),
})
const job = createRoute({
  getParentRoute: ofCandidate,
  path: '/job/$id',
  component: lazyRouteComponent(() => import('./features/job-page/job-page.tsx'), 'JobPage'),
})
const jobQuiz = createRoute({
  getParentRoute: ofCandidate,
  path: '/job/$id/quiz',
  component: lazyRouteComponent(() => import('./features/quizzes/application-quiz-page.tsx'), 'ApplicationQuizPage'),
})
const postJob = createRoute({
  getParentRoute: ofEmployer,
  path: '/post-job',
  component: lazyRouteComponent(() => import('./features/jobs-posting/post-job-page.tsx'), 'PostJobPage'),
})
const editJob = createRoute({
  getParentRoute: ofEmployer,
  path: '/post-job/$id',
  component: lazyRouteComponent(() => import('./features/jobs-posting/edit-job-page.tsx'), 'EditJobPage'),
})
const postJobQuiz = createRoute({
  getParentRoute: ofEmployer,
  path: '/post-job/$id/quiz',
  component: lazyRouteComponent(() => import('./features/quizzes/expectations-quiz-page.tsx'), 'ExpectationsQuizPage'),
})
const candidates = createRoute({
  getParentRoute: ofEmployer,
  path: '/candidates',
  validateSearch: onlyKnown(readCandidatesSearch),
  component: lazyRouteComponent(() => import('./features/matched-candidates/candidates-page.tsx'), 'CandidatesPage'),
})
const notifications = createRoute({
  getParentRoute: guarded,
  path: '/notifications',
  component: lazyRouteComponent(() => import('./features/notices/notices-page.tsx'), 'NoticesPage'),
})
const profile = createRoute({
  getParentRoute: guarded,
  path: '/profile',
  component: lazyRouteComponent(() => import('./features/settings/profile-page.tsx'), 'ProfilePage'),
})

export const routeTree = root.addChildren([
  landing,
  ...policyRoutesUnder(open),
  auth,
  authForgot,
  authReset,
  authConfirm,
  ...invitedRoutesUnder(open),
  mailbox,
  ...redirectsUnder(open),
  ...galleryRoutesUnder(open),
  signedIn.addChildren([
    signup,
    dashboard,
    notifications,
    profile,
    candidate.addChildren([
      onboardingCandidate,
      onboardingProfile,
      onboardingResume,
      onboardingPreferences,
      onboardingTrust,
      onboardingFinish,
      start,
      startPrefs,
      matches,
      compare,
      resumeDraft,
      browse,
      job,
      jobQuiz,
    ]),
    employer.addChildren([onboardingEmployer, postJob, editJob, postJobQuiz, candidates]),
  ]),
])
