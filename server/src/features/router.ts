import { api } from '../http/contract.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { applicationsRoutes } from './applications/routes.ts'
import { companiesRoutes } from './companies/routes.ts'
import { interviewsRoutes } from './interviews/routes.ts'
import { jobsRoutes } from './jobs/routes.ts'
import { matchesRoutes } from './matches/routes.ts'
import { noticesRoutes } from './notices/routes.ts'
import { profilesRoutes } from './profiles/routes.ts'
import { quizzesRoutes } from './quizzes/routes.ts'
import { resumesRoutes } from './resumes/routes.ts'
import { trustRoutes } from './trust/routes.ts'

/** The contract's implementation, noun by noun; what nobody implements does not compile. */
export const router = api.router({
  accounts: accountsRoutes,
  profiles: profilesRoutes,
  resumes: resumesRoutes,
  companies: companiesRoutes,
  jobs: jobsRoutes,
  quizzes: quizzesRoutes,
  applications: applicationsRoutes,
  interviews: interviewsRoutes,
  matches: matchesRoutes,
  trust: trustRoutes,
  notices: noticesRoutes,
})
