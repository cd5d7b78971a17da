import type { InboxItem } from '#domain/applications/schema.ts'
import { stageLabels, stageOf } from '#domain/applications/states.ts'
import { codeNameInitials } from '#domain/reveals/code-names.ts'
import { Badge } from '../../ui/badge.tsx'
import { SmileScore } from '../../ui/smile-face.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { Tile } from '../../ui/tile.tsx'

/** One applicant in the inbox: who, for which role, how it stands, and by when an answer is due. */
export function InboxLine({ person }: { person: InboxItem }) {
  const { name, isRevealed, job, state, composite } = person
  return (
    <li className="flex items-center gap-4 border-t border-line py-3.5">
      <Tile kind={isRevealed ? 'second' : 'hidden'} initials={codeNameInitials(name)} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3 className="text-md wrap-anywhere">
          <TextLink to="/candidates" search={{ jobId: job.id, search: name }} className="font-strong">
            {name}
          </TextLink>
        </h3>
        <p className="text-sm text-ink-soft wrap-anywhere">{job.title}</p>
        <DueLine person={person} />
      </div>
      <div className="flex flex-none items-center gap-3 max-md:flex-col max-md:items-end max-md:gap-1">
        <Badge tone={state === 'declined' ? 'plain' : 'action'}>
          {state === 'declined' ? 'Declined' : stageLabels[stageOf(state)]}
        </Badge>
        <SmileScore value={composite} label="Composite" />
      </div>
    </li>
  )
}

const day = 24 * 60 * 60 * 1000

function DueLine({ person: { answerDueAt } }: { person: InboxItem }) {
  if (answerDueAt === null) return null
  const { words, isLate } = dueWords(answerDueAt)
  return <p className={isLate ? 'text-xs font-medium text-warn' : 'text-xs text-ink-soft'}>{words}</p>
}

function dueWords(answerDueAt: string) {
  const isLate = (new Date(answerDueAt).getTime() - Date.now()) / day < 0
  const date = new Date(answerDueAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })
  return { isLate, words: isLate ? `Answer was due on ${date}` : `Answer due by ${date}` }
}
