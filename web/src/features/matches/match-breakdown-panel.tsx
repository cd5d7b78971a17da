import { useQuery } from '@tanstack/react-query'
import type { OpenedMatch, ShownJob } from '#domain/matches/schema.ts'
import { readProblem } from '../../api-error.ts'
import { Chip, ChipList } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RaiseList } from '../../ui/raise-list.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { BreakdownRows } from './breakdown-rows.tsx'
import { GateList } from './gate-list.tsx'
import { openedMatchQuery } from './queries.ts'
import { ScoreBar } from './score-bar.tsx'

type Skill = OpenedMatch['parts']['skills'][number]

/** Everything a composite is made of, and what would raise it. */
export function MatchBreakdownPanel({ job }: { job: ShownJob }) {
  const { data: opened, error, refetch, isFetching } = useQuery(openedMatchQuery(job.id))
  return (
    <div className="border-t border-line px-4 py-5 md:p-6">
      {opened && <Panel job={job} opened={opened} />}
      {!opened && !error && (
        <Waiting label="Loading the breakdown">
          <div className="grid min-h-80 content-start gap-4">
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-3/5" />
          </div>
        </Waiting>
      )}
      {error && !opened && (
        <ErrorState
          title="The breakdown did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
          heading="h3"
        />
      )}
    </div>
  )
}

function Panel({ job, opened }: { job: ShownJob; opened: OpenedMatch }) {
  const { parts } = opened
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:gap-10">
      <div className="grid gap-6">
        <ScoreBar opened={opened} />
        <BreakdownRows jobId={job.id} opened={opened} />
      </div>
      <div className="grid gap-6">
        {parts.raise.length > 0 && (
          <RaiseList raises={parts.raise.map(({ points, text }) => ({ points, act: text }))} />
        )}
        {parts.skills.length > 0 && (
          <section className="grid gap-3">
            <h3 className="font-text text-md font-strong tracking-body">Skills they ask for</h3>
            <ChipList label="Skills they ask for">
              {parts.skills.map((skill) => (
                <Chip key={skill.name} kind={skill.state === 'neighbour' ? 'plain' : chipKinds[skill.state]}>
                  {skillWords(skill)}
                </Chip>
              ))}
            </ChipList>
          </section>
        )}
        <GateList gates={parts.gates} job={job} />
      </div>
    </div>
  )
}

const chipKinds = { met: 'matched', listed: 'part', missing: 'missing' } as const

function skillWords({ name, state, through }: Skill): string {
  if (state === 'listed') return `${name}, listed only`
  if (state === 'neighbour') return `${name}, near your ${through}`
  return name
}
