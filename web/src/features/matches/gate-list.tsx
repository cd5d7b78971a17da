import { CircleCheck, CircleX, Info } from 'lucide-react'
import type { OpenedMatch, ShownJob } from '#domain/matches/schema.ts'
import { workModeWords } from '#domain/profiles/work-mode-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

type Gate = OpenedMatch['parts']['gates'][number]

const icons = { pass: CircleCheck, unknown: Info, fail: CircleX }
const looks = { pass: 'text-good', unknown: 'text-ink-soft', fail: 'text-bad' }

/** What must fit beside the score: yes, not stated, or no. What was never asked for is left out. */
export function GateList({ gates, job }: { gates: readonly Gate[]; job: ShownJob }) {
  const stated = gates.filter((gate) => gate.isStated)
  if (stated.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-text text-md font-strong tracking-body">What must fit</h3>
      <ul className="grid gap-1.5 text-sm leading-snug">
        {stated.map((gate) => (
          <li
            key={gate.kind}
            className={classNames('flex items-start gap-2', gate.state === 'unknown' && 'text-ink-soft')}
          >
            <Icon of={icons[gate.state]} className={classNames('mt-px', looks[gate.state])} />
            {gateWords(gate, job)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function gateWords({ kind, state }: Gate, job: ShownJob): string {
  if (kind === 'work_mode') {
    if (state === 'unknown' || !job.workMode) return 'Work mode: not stated'
    return `${workModeWords[job.workMode]}, ${state === 'pass' ? 'as you allow' : 'not the mode you asked for'}`
  }
  if (kind === 'place') {
    if (job.workMode === 'remote') return 'Remote, so the place does not matter'
    if (state === 'unknown') return 'Place: not stated clearly'
    return `${job.location ?? 'Place'}, ${state === 'pass' ? 'among your places' : 'not among your places'}`
  }
  if (kind === 'employment_type') {
    if (state === 'unknown') return 'Employment type: not stated'
    return `${job.employmentType ?? 'Employment type'}, ${state === 'pass' ? 'as you asked' : 'not what you asked for'}`
  }
  if (state === 'unknown') return 'Pay: not stated in your currency'
  return state === 'pass' ? 'Pay meets your minimum' : 'Pay is below your minimum'
}
