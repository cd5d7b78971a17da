import type { ApplicantSnapshotView, SnapshotView, VouchComment } from '#domain/applications/schema.ts'
import type { RevealingJob } from '#domain/reveals/gates.ts'
import { type HiddenPerson, redactText, withoutTelling } from '#domain/reveals/redact.ts'
import type { ApplicantRow } from './queries/applicants.ts'
import type { SnapshotRow } from './queries/snapshots.ts'
import { applicantName } from './view.ts'

/** The frozen résumé, whole: for its candidate, and for the employer once the name is revealed. */
export function viewWholeSnapshot(snapshot: SnapshotRow): SnapshotView {
  return {
    candidate: snapshot.fullName ?? '',
    isRevealed: true,
    createdAt: snapshot.createdAt.toISOString(),
    seniority: snapshot.seniority,
    yearsExperience: snapshot.yearsExperience,
    skills: snapshot.skills,
    rawText: snapshot.rawText ?? '',
    headingLines: headingLines(snapshot),
    fullName: snapshot.fullName,
    email: snapshot.email,
    phone: snapshot.phone,
    originalFilename: snapshot.originalFilename,
  }
}

/** The frozen résumé, for the employer: without name, contacts, links and file name until the name is revealed. */
export function viewApplicantSnapshot(
  { snapshot, applicant, comments }: { snapshot: SnapshotRow; applicant: ApplicantRow; comments: VouchComment[] },
  job: RevealingJob,
): ApplicantSnapshotView {
  const { name, isRevealed } = applicantName(applicant, job)
  // People who vouch call the candidate by name and tell of places, so their words wait for the reveal as a whole.
  if (isRevealed) return { ...viewWholeSnapshot(snapshot), vouchComments: comments }
  const person = hiddenPerson(snapshot)
  return {
    candidate: name,
    isRevealed: false,
    createdAt: snapshot.createdAt.toISOString(),
    seniority: snapshot.seniority,
    yearsExperience: snapshot.yearsExperience,
    skills: withoutTelling(snapshot.skills, person),
    rawText: redactText(snapshot.rawText ?? '', person),
    headingLines: headingLines(snapshot),
    fullName: null,
    email: null,
    phone: null,
    originalFilename: null,
    vouchComments: [],
  }
}

function headingLines({ reading, rawText }: SnapshotRow): number[] {
  // The lines are those of the text that was read; a draft made active may have replaced it.
  if (!reading || reading.text !== rawText) return []
  return reading.sections.filter((section) => section.heading !== null).map((section) => section.lines.from)
}

/** What must not be recognised before the reveal. */
export function hiddenPerson({ fullName, email, phone, reading, rawText }: SnapshotRow): HiddenPerson {
  const contact =
    reading?.text === rawText ? reading?.sections.find((section) => section.kind === 'contact') : undefined
  const known = [email, phone, ...(reading?.emails ?? []), ...(reading?.phones ?? []), ...(reading?.links ?? [])]
  return {
    names: [fullName, reading?.name].filter((name) => typeof name === 'string'),
    contacts: known.filter((one) => typeof one === 'string'),
    contactLines: contact?.lines ?? null,
    titles: reading?.roles.map((role) => role.title).filter((title) => title !== null) ?? [],
  }
}
