import './funnel.css'
import type { CSSProperties } from 'react'
import { type Pipeline, type PipelineStep, pipelineSteps, stepWords } from '#domain/jobs/pipeline.ts'
import { classNames } from '../../ui/class-names.ts'

/** How far people have come, as one ribbon. Heights go with the square root, so that few people stay visible. */
export function Funnel({ pipeline }: { pipeline: Pipeline }) {
  const steps = pipelineSteps(pipeline)
  const widest = Math.max(1, ...steps.map((step) => step.count ?? 0))
  const shares = steps.map((step, at) => shareOf(countAt(steps, at), widest))
  return (
    <ol aria-label="Pipeline" className="funnel">
      {steps.map((step, at) => (
        <li
          key={step.key}
          className={classNames(step.count === null && 'is-absent', at === steps.length - 1 && 'is-goal')}
          style={
            {
              '--from': shares[at],
              '--to': shares[Math.min(at + 1, shares.length - 1)],
              '--shade': `${at * 12}%`,
            } as CSSProperties
          }
        >
          <b className="tabular">{step.count ?? '–'}</b>
          <span>{step.count === null ? 'No quiz' : stepWords[step.key]}</span>
          <i aria-hidden="true" />
        </li>
      ))}
    </ol>
  )
}

/** A step the role does not have carries on the width of the one before. */
function countAt(steps: readonly PipelineStep[], at: number): number {
  return steps[at]?.count ?? (at > 0 ? countAt(steps, at - 1) : 0)
}

/** Nobody is a hairline, not nothing. */
function shareOf(count: number, widest: number): number {
  return Math.max(0.03, Math.round(Math.sqrt(count / widest) * 1000) / 1000)
}
