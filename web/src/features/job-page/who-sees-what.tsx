import type { JobForCandidate } from '#domain/applications/schema.ts'
import { whoSeesWhat } from '#domain/reveals/who-sees-what.ts'
import { Redacted } from '../../ui/tile.tsx'

/** The privacy ledger: what each side can see of the other, now and at each gate to come. */
export function WhoSeesWhat({ job }: { job: JobForCandidate }) {
  const { isAnonymous, anonymityRevealPolicy: policy, application } = job
  const sentAt = application?.sentAt ?? null
  const lines = whoSeesWhat({ isAnonymous, policy }, { isSent: sentAt !== null, sentAt, entries: job.ledger })
  return (
    <section aria-labelledby="who-sees-what">
      <h2 id="who-sees-what" className="mb-3 text-xl">
        Who sees what
      </h2>
      <dl className="text-sm leading-snug">
        {lines.map((line) => (
          <div key={line.when} className="grid grid-cols-[6.5rem_1fr] gap-3 border-t border-line py-3">
            <dt className="font-strong">
              {line.when}
              {line.since && <When at={line.since} />}
            </dt>
            <dd className="text-ink-soft">
              {line.text}{' '}
              {line.isHidden && (
                <>
                  <Redacted label="A blank" className="w-20" /> in place of name and contacts.
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function When({ at }: { at: string }) {
  const moment = new Date(at)
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(moment)
  const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(moment)
  return (
    <time dateTime={at} title={exact} className="block text-xs font-body text-ink-soft">
      {day}
    </time>
  )
}
