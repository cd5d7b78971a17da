import { gateOfState, revealsAtGate } from '#domain/reveals/gates.ts'
import type { reveals } from '../../features/reveals/tables.ts'
import { stableId } from '../random.ts'
import type { Step } from './history.ts'
import type { PlannedApplication } from './plan.ts'

type Reveal = typeof reveals.$inferInsert
type Passage = { gate: Reveal['gate']; at: Date }

/** What became known on the way: each kind once, at the first gate that opens it. */
export function revealsOf(
  seed: string,
  { person, job }: PlannedApplication,
  steps: readonly Step[],
  quizPassedAt: Date | null,
): Reveal[] {
  const first = steps[0]
  const passages: Passage[] = [
    ...(first && !job.isAnonymous ? [{ gate: 'not_anonymous' as const, at: first.at }] : []),
    ...(quizPassedAt ? [{ gate: 'quiz_passed' as const, at: quizPassedAt }] : []),
    ...steps.flatMap((step) => {
      const gate = gateOfState(step.to)
      return gate ? [{ gate, at: step.at }] : []
    }),
  ]
  const known = new Map<string, Reveal>()
  for (const { gate, at } of passages) {
    for (const kind of revealsAtGate(job, gate)) {
      if (known.has(kind)) continue
      const id = stableId(seed, `reveal/${person.email}/${job.key}/${kind}`)
      known.set(kind, { candidateId: person.id, id, jobId: job.id, kind, gate, at })
    }
  }
  return [...known.values()]
}
