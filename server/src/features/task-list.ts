import { deliverMail } from '../tasks/outbox.ts'
import type { AnyTask } from '../tasks/queue.ts'
import { sweepLeftovers } from '../tasks/sweep.ts'
import { eraseDueAccounts } from './accounts/tasks.ts'
import { expireWaiting } from './applications/tasks/expire-waiting.ts'
import { rankAgain } from './applications/tasks/rank-again.ts'
import { keepReplyClock } from './applications/tasks/reply-clock.ts'
import { tellDeclines } from './applications/tasks/tell-declines.ts'
import { endWithApplication, watchInterviews } from './interviews/tasks.ts'
import { embedJob } from './jobs/tasks/embed-job.ts'
import { expireJobs } from './jobs/tasks/expire-jobs.ts'
import { lapseReports } from './jobs/tasks/lapse-reports.ts'
import { scoreCompany } from './jobs/tasks/score-company.ts'
import { refreshMatches } from './matches/tasks/refresh-matches.ts'
import { renewMatches } from './matches/tasks/renew-matches.ts'
import { scoreCandidate } from './matches/tasks/score-candidate.ts'
import { scoreJob } from './matches/tasks/score-job.ts'
import { sendDigests } from './notices/tasks.ts'
import { removeFiles } from './profiles/tasks.ts'
import { advanceResume } from './resumes/tasks/advance-resume.ts'
import { rephrase } from './resumes/tasks/rephrase.ts'
import { ageTrust, keepTrustTime, rescoreTrust } from './trust/tasks.ts'

/** Every kind of background work; a feature adds its own here. */
export const taskList: readonly AnyTask[] = [
  deliverMail,
  sweepLeftovers,
  eraseDueAccounts,
  embedJob,
  expireJobs,
  scoreCompany,
  lapseReports,
  advanceResume,
  rephrase,
  removeFiles,
  scoreCandidate,
  scoreJob,
  renewMatches,
  refreshMatches,
  expireWaiting,
  tellDeclines,
  keepReplyClock,
  watchInterviews,
  endWithApplication,
  rankAgain,
  rescoreTrust,
  keepTrustTime,
  ageTrust,
  sendDigests,
]
