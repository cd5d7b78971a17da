import { mostStopAt } from '#domain/jobs/pipeline.ts'
import type { OwnJobListItem } from '#domain/jobs/views.ts'

const day = 24 * 60 * 60 * 1000

/** Four facts under the funnel: who waits, how soon you answer, where people stop, until when the role is open. */
export function RoleFacts({ role }: { role: OwnJobListItem }) {
  const { waiting, overdue } = role.pipeline
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-4 text-sm md:grid-cols-4">
      <Fact name="Waiting for you" warn={overdue > 0}>
        {waiting === 0 ? 'Nobody' : waitingWords(role)}
      </Fact>
      <Fact name="First reply">{replyWords(role.pipeline.firstReplyDays)}</Fact>
      <Fact name="Most stop at">{mostStopAt(role.pipeline) ?? 'Too few to say'}</Fact>
      <Fact name="Open until">
        {role.expiresAt
          ? new Date(role.expiresAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })
          : '–'}
      </Fact>
    </dl>
  )
}

function Fact({ name, warn, children }: { name: string; warn?: boolean; children: string }) {
  return (
    <div className="max-md:flex max-md:justify-between max-md:gap-4">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className={warn ? 'tabular font-medium text-warn' : 'tabular font-medium'}>{children}</dd>
    </div>
  )
}

function waitingWords({ pipeline }: OwnJobListItem): string {
  const { waiting, oldestWaitingSince } = pipeline
  const answers = `${waiting} ${waiting === 1 ? 'answer' : 'answers'}`
  if (!oldestWaitingSince) return answers
  const days = Math.floor((Date.now() - new Date(oldestWaitingSince).getTime()) / day)
  const age = days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`
  return waiting === 1 ? `${answers}, ${age === 'today' ? 'since today' : `for ${age}`}` : `${answers}, oldest ${age}`
}

function replyWords(days: number | null): string {
  if (days === null) return 'None yet'
  return days < 1 ? 'Within a day' : `${days} ${days === 1 ? 'day' : 'days'}`
}
