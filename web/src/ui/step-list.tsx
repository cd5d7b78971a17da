import type { ReactNode } from 'react'
import { StepMark, type StepState } from './step-mark.tsx'

export type Step = {
  id: string
  title: ReactNode
  state: StepState
  /** A summary when done, a hint while it waits. */
  hint?: ReactNode
  /** "Edit" of a done step. */
  action?: ReactNode
  /** The opened step itself. */
  content?: ReactNode
}

/** Steps under one another, joined by a line. */
export function StepList({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="grid">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'active' ? 'step' : undefined}
          className="group relative grid grid-cols-[auto_1fr_auto] items-start gap-x-3 pb-4 last:pb-0"
        >
          <span aria-hidden="true" className="absolute top-8 bottom-1 left-3 border-l border-line group-last:hidden" />
          <StepMark state={step.state} number={index + 1} />
          <div className="min-w-0 pt-0.5">
            <p className={step.state === 'locked' ? 'leading-snug text-ink-soft' : 'leading-snug font-medium'}>
              {step.title}
            </p>
            {step.hint && <p className="text-xs text-ink-soft">{step.hint}</p>}
          </div>
          {step.action}
          {step.content && <div className="col-span-2 col-start-2 min-w-0 pt-4">{step.content}</div>}
        </li>
      ))}
    </ol>
  )
}
