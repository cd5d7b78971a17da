import { accountsContract } from './accounts/contract.ts'
import { applicationsContract } from './applications/contract.ts'
import { companiesContract } from './companies/contract.ts'
import { interviewsContract } from './interviews/contract.ts'
import { jobsContract } from './jobs/contract.ts'
import { matchesContract } from './matches/contract.ts'
import { noticesContract } from './notices/contract.ts'
import { profilesContract } from './profiles/contract.ts'
import { quizzesContract } from './quizzes/contract.ts'
import { resumesContract } from './resumes/contract.ts'
import { trustContract } from './trust/contract.ts'

/** Everything that can be asked of the product, noun by noun. */
export const contract = {
  accounts: accountsContract,
  profiles: profilesContract,
  resumes: resumesContract,
  companies: companiesContract,
  jobs: jobsContract,
  quizzes: quizzesContract,
  applications: applicationsContract,
  interviews: interviewsContract,
  matches: matchesContract,
  trust: trustContract,
  notices: noticesContract,
}
