import type { Transaction } from '../../db/open.ts'
import { rankApplicant } from '../../features/applications/commands/rank-applicant.ts'
import { applications, type jobApplicants, type resumeSnapshots } from '../../features/applications/tables.ts'
import type { BuiltApplication } from '../applications/build.ts'
import type { ReadPerson } from './read-people.ts'

export function snapshotRow(
  people: readonly ReadPerson[],
  built: BuiltApplication,
): typeof resumeSnapshots.$inferInsert {
  const { reading, rows } = readerOf(people, built)
  const { person } = rows
  return {
    candidateId: person.id,
    id: built.snapshotId,
    jobId: built.application.jobId,
    applicationId: built.application.id,
    fullName: person.fullName,
    email: person.email,
    phone: person.phone,
    originalFilename: person.file.name,
    seniority: reading.seniority,
    yearsExperience: reading.yearsExperience,
    skills: reading.skills.map((skill) => skill.name),
    rawText: reading.text,
    reading,
    createdAt: built.frozenAt,
  }
}

/** What employers list, ranked by the product itself; nothing for applications that have not reached them. */
export async function applicantRows(
  tx: Transaction,
  people: readonly ReadPerson[],
  built: readonly BuiltApplication[],
): Promise<(typeof jobApplicants.$inferInsert)[]> {
  const rows: (typeof jobApplicants.$inferInsert)[] = []
  for (const application of await tx.select().from(applications)) {
    const one = built.find((candidate) => candidate.application.id === application.id)
    if (!one || !application.submittedAt) continue
    const { reading, rows: person } = readerOf(people, one)
    const isRevealed = one.reveals.some((reveal) => reveal.kind === 'candidate')
    rows.push({
      ...(await rankApplicant(tx, application)),
      jobId: application.jobId,
      id: application.id,
      candidateId: application.candidateId,
      state: application.state,
      codeName: one.codeName,
      isNameRevealed: isRevealed,
      isCompanyRevealed: one.reveals.some((reveal) => reveal.kind === 'company'),
      revealedName: isRevealed ? person.person.fullName : null,
      seniority: reading.seniority,
      yearsExperience: reading.yearsExperience,
      submittedAt: application.submittedAt,
      viewedAt: application.viewedAt,
      answeredAt: answeredAt(one),
      declineReason: application.declineReason,
      declineToldAt: application.declineToldAt,
      version: application.version,
      updatedAt: application.updatedAt,
    })
  }
  return rows
}

/** The employer's first step beyond reading. */
function answeredAt({ events }: BuiltApplication): Date | null {
  const answer = events.find((event) => event.actor === 'employer' && event.toState !== 'viewed')
  return answer?.at ?? null
}

function readerOf(people: readonly ReadPerson[], { application }: BuiltApplication): ReadPerson {
  const person = people.find((one) => one.rows.person.id === application.candidateId)
  if (!person) throw new Error('An application of the demo has no candidate.')
  return person
}
