import { employerToldWishes, ownWishes } from '#domain/applications/told-wishes.ts'
import { preferencesOf } from '#domain/applications/wishes.ts'
import { seniorityWords } from '#domain/jobs/read-back.ts'
import { matchBreakdown } from '#domain/matches/breakdown.ts'
import { findEvidence, type Posting } from '#domain/matches/evidence.ts'
import type { MatchEvidence } from '#domain/matches/evidence-schema.ts'
import { type ShownResume, wholeResume } from '#domain/matches/resume-statements.ts'
import { redactText } from '#domain/reveals/redact.ts'
import type { OwnJob } from '../jobs/queries.ts'
import type { ApplicantRow } from './queries/applicants.ts'
import type { JobPage } from './queries/job-page.ts'
import type { SnapshotRow } from './queries/snapshots.ts'
import { hiddenPerson } from './snapshot-view.ts'
import { applicantName, revealingJob } from './view.ts'

const nothing: MatchEvidence = { points: [] }

/** For the candidate: their own lines beside the posting as the job page shows it. Nothing of the company is in it. */
export function viewJobEvidence({ job, match, resume, profile }: JobPage): MatchEvidence {
  const parts = matchBreakdown.safeParse(match?.parts).data
  if (!parts || !resume?.reading) return nothing
  const wishes = ownWishes(preferencesOf(profile))
  return { points: findEvidence(parts, wholeResume(resume.reading), postingOf(job), wishes) }
}

type Applicant = { snapshot: SnapshotRow; applicant: ApplicantRow; own: OwnJob }

/** For the employer: the frozen résumé, line for line redacted until the name is revealed. */
export function viewApplicantEvidence({ snapshot, applicant, own }: Applicant): MatchEvidence {
  const parts = matchBreakdown.safeParse(applicant.parts).data
  if (!parts || !snapshot.reading) return nothing
  const { isRevealed } = applicantName(applicant, revealingJob(own.job))
  const resume = isRevealed ? wholeResume(snapshot.reading) : redactedResume(snapshot, snapshot.reading)
  return { points: findEvidence(parts, resume, postingOf(own.job), employerToldWishes) }
}

/** Lines of short words, such as a title, that stand in no block of contacts. */
const noLines = { from: -1, to: -1 }

function redactedResume(snapshot: SnapshotRow, reading: NonNullable<SnapshotRow['reading']>): ShownResume {
  const person = hiddenPerson({ ...snapshot, rawText: reading.text })
  return {
    reading,
    lines: redactText(reading.text, person).split('\n'),
    show: (text) => redactText(text, { ...person, contactLines: noLines }),
  }
}

type PostingColumns = Omit<Posting, 'seniority' | 'seniorityWords'> & {
  seniority: string | null
  seniorityRead: Posting['seniority']
}

function postingOf(job: PostingColumns): Posting {
  return {
    title: job.title,
    description: job.description,
    seniority: job.seniorityRead,
    seniorityWords: seniorityWords(job),
    workMode: job.workMode,
    location: job.location,
    employmentType: job.employmentType,
    compRange: job.compRange,
  }
}
