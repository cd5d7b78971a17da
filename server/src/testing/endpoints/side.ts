import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import type { TestApp } from '../create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer, signedInPerson } from '../factories.ts'
import { secretsSentTo } from '../trust-factories.ts'
import { uploadResume } from '../upload-resume.ts'
import { docxOf, weakResume } from '../weak-resume.ts'
import { type Applied, applyEverywhere } from './side-applications.ts'
import { type Jobs, postJobs } from './side-jobs.ts'
import { type Trust, trustOf } from './side-trust.ts'

/** What one side is called, so that it can be looked for where it must not be. */
export type Names = {
  candidate: string
  employer: string
  company: string
  domain: string
  phone: string
  handle: string
}

export type Employer = Awaited<ReturnType<typeof signedInEmployer>>

export type Resume = {
  id: string
  draftId: string
  versionId: string
  fixId: string
  rewriteId: string
  questionId: string
  version: number
  draftVersion: number
}

/**
 * A candidate, an employer whose company is hidden from that candidate, another whom the candidate knows, and somebody who
 * has just signed up, with something in every state that a call can start from.
 */
export type Side = {
  names: Names
  candidate: SignedIn
  employer: Employer
  known: Employer
  newcomer: SignedIn
  jobs: Jobs
  applied: Applied
  resume: Resume
  trust: Trust
  profileVersion: number
  /** Of the mail that verifies the company's domain. */
  companySecret: string
}

export async function makeSide(app: TestApp, names: Names): Promise<Side> {
  const { domain } = names
  const company = { name: names.company, website: `https://${domain}`, about: `${names.company} was founded in Camas.` }
  const employer = await signedInEmployer(app, { name: names.employer, email: `owner@${domain}`, company })
  const known = await signedInEmployer(app, { name: 'Ines Okello', company: { name: 'Open Door Clinics' } })
  const jobs = await postJobs(app, { employer, known })
  const skills = ['Triage', 'Telemetry', 'Wound care', 'Vital signs', 'IV therapy']
  const wishes = { yearsExperience: 7, skills, desiredTitles: ['Charge Nurse'], desiredLocations: ['Portland, OR'] }
  const profile = { ...wishes, phone: names.phone, linkedinUrl: `https://linkedin.com/in/${names.handle}` }
  const email = `${names.candidate.toLowerCase().replaceAll(' ', '.')}@private.example`
  const candidate = await signedInCandidate(app, { name: names.candidate, email, profile })
  const resume = await readTwice(app, candidate, names)
  const trust = await trustOf(app, candidate)
  const applied = await applyEverywhere(app, { employer, known, candidate, jobs, resumeId: resume.id })
  const newcomer = await signedInPerson(app)
  const { version: profileVersion } = await candidate.api.profiles.mine()
  const companySecret = await secretOfCompany(app, employer, domain)
  return { names, candidate, employer, known, newcomer, jobs, applied, resume, trust, profileVersion, companySecret }
}

async function secretOfCompany(app: TestApp, employer: Employer, domain: string): Promise<string> {
  await employer.api.companies.requestVerification({ email: `desk@${domain}` })
  return (await secretsSentTo(app, `desk@${domain}`, 'verify-company')).at(-1) ?? ''
}

/** Uploaded, improved once, which leaves a former version, and with a second draft begun. */
async function readTwice(app: TestApp, candidate: SignedIn, names: Names): Promise<Resume> {
  const { candidate: name, phone, handle } = names
  const file = await docxOf(weakResume({ name, phone, email: `${handle}@mail.example` }))
  const { id } = await uploadResume(candidate, file, { name: `${name}.docx` })
  await app.runTasks()
  const { api } = candidate
  const first = await api.resumes.applyFix({ id, fixId: fixable(await analysisOf(candidate, id))[0] ?? '' })
  // The later of two analyses counts; made at one moment neither would be.
  app.clock.advance(1_000)
  await api.resumes.activateDraft({ id: first.id })
  await app.runTasks()
  if (app.taskFailures.length > 0) throw app.taskFailures[0]?.error
  const analysis = await analysisOf(candidate, id)
  const [fixId = '', nextFix = fixId] = fixable(analysis)
  const { id: draftId, version: draftVersion } = await api.resumes.applyFix({ id, fixId })
  const [former] = (await api.resumes.versions({ id })).versions
  const [rewrite] = analysis.rewriteSuggestions
  const [question] = analysis.questions
  const some = { versionId: former?.id ?? '', rewriteId: rewrite?.id ?? '', questionId: question?.id ?? '' }
  const { version } = await api.resumes.reading({ id })
  return { id, draftId, draftVersion, version, fixId: nextFix, ...some }
}

async function analysisOf(candidate: SignedIn, id: string): Promise<ResumeAnalysis> {
  const { analysis } = await candidate.api.resumes.analysis({ id })
  if (!analysis) throw new Error('The résumé was not analysed.')
  return analysis
}

function fixable({ quickFixes }: ResumeAnalysis): string[] {
  return quickFixes.filter((fix) => fix.edits.length > 0).map((fix) => fix.id)
}
