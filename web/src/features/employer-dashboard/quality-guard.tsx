import { CircleAlert, CircleCheck, ShieldCheck } from 'lucide-react'
import {
  type QualityKind,
  type QualityProblem,
  qualityGuardNote,
  qualityHolds,
  qualityKinds,
} from '#domain/jobs/quality.ts'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-button.tsx'

/** What holds for every published role, what is to be mended, each with its one link. */
export function QualityGuard({ roles }: { roles: readonly OwnJobListItem[] }) {
  const problems = roles.flatMap((role) => role.problems.map((problem) => ({ role, problem })))
  const broken = new Set<QualityKind>(problems.map(({ problem }) => problem.kind))
  const holding = roles.length === 0 ? [] : qualityKinds.filter((kind) => !broken.has(kind))
  return (
    <section aria-labelledby="quality-guard" className="rounded-card border border-line bg-surface p-5">
      <h2 id="quality-guard" className="flex items-center gap-2 text-xl">
        <Icon of={ShieldCheck} /> Quality Guard
      </h2>
      <p className="mt-2 text-sm text-ink-soft">{qualityGuardNote}</p>
      {roles.length > 0 && (
        <ul className="mt-4 grid">
          {problems.map(({ role, problem }) => (
            <Line key={`${role.id}:${problem.kind}`} icon={CircleAlert} tone="text-warn" state="To do">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {role.title}
                <span className="block text-xs text-ink-soft">{problem.sentence}</span>
              </span>
              <ProblemLink role={role} problem={problem} />
            </Line>
          ))}
          {holding.map((kind) => (
            <Line key={kind} icon={CircleCheck} tone="text-good" state="Fine">
              <span>
                {qualityHolds[kind].label}
                <span className="block text-xs text-ink-soft">{qualityHolds[kind].sentence}</span>
              </span>
            </Line>
          ))}
        </ul>
      )}
    </section>
  )
}

type LineProps = { icon: typeof CircleCheck; tone: string; state: string; children: React.ReactNode }

function Line({ icon, tone, state, children }: LineProps) {
  return (
    <li className="flex items-start gap-2.5 border-t border-line py-2.5 text-sm leading-snug">
      <Icon of={icon} label={state} className={`mt-px ${tone}`} />
      {children}
    </li>
  )
}

function ProblemLink({ role, problem }: { role: OwnJobListItem; problem: QualityProblem }) {
  const words = (
    <>
      {problem.action}
      <span className="sr-only"> in {role.title}</span>
    </>
  )
  if (problem.kind === 'answers') {
    return (
      <TextLink to="/candidates" search={{ jobId: role.id }} className="min-h-5 whitespace-nowrap">
        {words}
      </TextLink>
    )
  }
  return (
    <TextLink to="/post-job/$id" params={{ id: role.id }} className="min-h-5 whitespace-nowrap">
      {words}
    </TextLink>
  )
}
