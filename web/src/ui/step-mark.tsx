import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type StepState = 'done' | 'active' | 'locked'

const LOOKS: Record<StepState, string> = {
  done: 'border-transparent bg-good-soft text-good',
  active: 'border-brand-edge bg-brand text-brand-ink',
  locked: 'border-dashed border-line-strong text-ink-soft',
}
const WORDS: Record<StepState, string> = { done: 'Done', active: 'Current step', locked: 'Locked' }

/** The round mark of a step; its state is also read out. */
export function StepMark({ state, number }: { state: StepState; number: number }) {
  return (
    <span
      className={classNames(
        'inline-grid size-6.5 flex-none place-items-center rounded-pill border-[1.5px] font-display text-xs leading-none font-heading',
        LOOKS[state],
      )}
    >
      <span className="sr-only">{WORDS[state]}: </span>
      {state === 'done' ? <Icon of={Check} bold /> : <span aria-hidden="true">{number}</span>}
    </span>
  )
}
