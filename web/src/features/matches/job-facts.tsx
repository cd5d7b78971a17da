import { ShieldCheck } from 'lucide-react'
import type { ShownJob } from '#domain/matches/schema.ts'
import { workModeWords } from '#domain/profiles/work-mode-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials-of.ts'
import { Tile } from '../../ui/tile.tsx'

/** Who asks: the company, or what stands in its place; always in the same shape. */
export function CompanyLine({ job }: { job: ShownJob }) {
  const [name = '', ...traits] = job.companyRevealed ? [job.companyDisplay] : job.companyDisplay.split(' · ')
  const reply = job.badges.find((badge) => badge.startsWith('Replies'))
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm leading-snug">
      <span className="inline-flex min-w-0 items-center gap-2.5">
        {job.companyRevealed ? (
          <Tile kind="known" size="sm" initials={initialsOf(name)} image={job.companyLogoUrl ?? undefined} />
        ) : (
          <Tile kind="hidden" size="sm" />
        )}
        <b className="font-medium wrap-anywhere">{name}</b>
      </span>
      {traits.length > 0 && <span className="text-ink-soft">{traits.join(', ')}</span>}
      {job.badges.includes('Trusted Employer') && (
        <span className="inline-flex items-center gap-1 text-xs font-medium text-good">
          <Icon of={ShieldCheck} /> Trusted Employer
        </span>
      )}
      {reply && <span className="text-xs text-ink-soft">{reply}</span>}
    </p>
  )
}

/** Place, mode, pay and kind of work; the dot before the first of a line is cut off; pay that is not stated is said to be so. */
export function FactsLine({ job }: { job: ShownJob }) {
  const facts = [
    job.location && (job.timeZone ? `${job.location} (${job.timeZone})` : job.location),
    job.workMode && workModeWords[job.workMode],
    job.compRange ?? 'Pay not stated',
    job.employmentType,
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <ul className="tabular -ml-4 flex flex-wrap gap-y-0.5 text-sm leading-snug text-ink-soft [clip-path:inset(0_0_0_1rem)]">
      {facts.map((fact) => (
        <li key={fact} className="flex">
          <span aria-hidden="true" className="w-4 flex-none text-center">
            ·
          </span>
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  )
}
