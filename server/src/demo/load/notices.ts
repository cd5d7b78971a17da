import type { notices } from '../../features/notices/tables.ts'
import { demoAccounts } from '../accounts.ts'
import { day } from '../applications/history.ts'
import { stableId } from '../random.ts'
import { ownerId } from '../rows/company-rows.ts'
import type { DemoWorld } from '../world.ts'

type Notice = typeof notices.$inferInsert

/** What waits under the bells of the accounts that are offered: the same events that the product itself would tell. */
export function noticesOf({ seed, now, applications }: DemoWorld): Notice[] {
  const offered = new Set(demoAccounts.map((account) => account.name))
  const told = applications.flatMap(({ plan, application, codeName, events }) => {
    const { person, job } = plan
    const at = (state: string) => events.find((event) => event.toState === state)?.at
    const toCandidate = offered.has(person.fullName)
    const toEmployer = offered.has(job.company.owner)
    const shortlistedAt = at('shortlisted')
    return [
      ...(toCandidate
        ? [notice(person.id, 'applied', job.id, 'Application submitted', job.title, `/job/${job.id}`, events[0]?.at)]
        : []),
      ...(toCandidate && shortlistedAt
        ? [
            notice(
              person.id,
              'shortlisted',
              application.id,
              'You are shortlisted',
              job.title,
              `/job/${job.id}`,
              shortlistedAt,
            ),
          ]
        : []),
      ...(toEmployer && application.submittedAt
        ? [
            notice(
              ownerId(seed, job.company),
              'new_applicant',
              application.id,
              `${codeName} applied`,
              job.title,
              `/candidates?jobId=${job.id}`,
              application.submittedAt,
            ),
          ]
        : []),
    ]
  })
  return told

  function notice(
    personId: string,
    kind: string,
    subject: string,
    title: string,
    body: string,
    path: string,
    createdAt: Date = now,
  ): Notice {
    const isOld = now.getTime() - createdAt.getTime() > 5 * day
    const id = stableId(seed, `notice/${kind}/${subject}/${personId}`)
    return {
      personId,
      id,
      kind,
      eventKey: `${kind}:${subject}`,
      title,
      body,
      path,
      createdAt,
      readAt: isOld ? createdAt : null,
    }
  }
}
