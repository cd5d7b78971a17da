import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { standingLabels } from '#domain/applications/job-standing.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { workModeWords } from '#domain/profiles/work-mode-words.ts'
import { companyLock } from '#domain/reveals/gate-words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { initialsOf } from '../../ui/initials-of.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { Tile } from '../../ui/tile.tsx'

/** The top of the page of a job. */
export function JobHeader({ job, back }: { job: JobForCandidate; back: ReactNode }) {
  usePageTitle(job.title)
  return (
    <header className="mb-8 grid gap-4">
      <div>{back}</div>
      <JobIdentity job={job} heading={<h1 tabIndex={-1}>{job.title}</h1>} />
    </header>
  )
}

/** Title, who is hiring as far as it is known, and the terms in one line. The tile has one size, known or not. */
export function JobIdentity({ job, heading }: { job: JobForCandidate; heading: ReactNode }) {
  const [company = '', ...traits] = job.companyRevealed ? [job.companyDisplay] : job.companyDisplay.split(' · ')
  const facts = job.companyRevealed ? companyFacts(job) : traits
  return (
    <div className="flex gap-5 max-md:flex-col max-md:gap-3">
      {job.companyRevealed ? (
        <Tile kind="known" size="lg" initials={initialsOf(company)} image={job.company.logoUrl ?? undefined} />
      ) : (
        <Tile kind="hidden" size="lg" />
      )}
      <div className="grid min-w-0 gap-2">
        {heading}
        <p className="text-md">
          <b className="mr-3 font-strong">{company}</b>
          <span className="text-ink-soft">{facts.join(', ')}</span>
        </p>
        <p className="text-sm text-ink-soft">{termsOf(job).join(' · ')}</p>
        {job.firstPublishedOn && (
          <p className="text-sm text-ink-soft">
            Posted again. First published on{' '}
            <time dateTime={job.firstPublishedOn}>{dateWords(job.firstPublishedOn)}</time>.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {!job.companyRevealed && (
            <Badge tone="locked" icon={Lock}>
              {companyLock({ isAnonymous: job.isAnonymous, policy: job.anonymityRevealPolicy })}
            </Badge>
          )}
          {job.standing !== 'open' && <Badge tone="warn">{standingLabels[job.standing]}</Badge>}
          {job.badges.map((badge) => (
            <Badge key={badge} tone={tones[badge]}>
              {badge}
            </Badge>
          ))}
        </div>
      </div>
    </div>
  )
}

const tones: Record<string, BadgeTone> = { 'Trusted Employer': 'good', New: 'action' }

function companyFacts({ company }: JobForCandidate): string[] {
  const people = company.size && `${company.size.replace('-', '–')} people`
  return [company.industry, people, company.hqLocation].filter((fact): fact is string => Boolean(fact))
}

function termsOf(job: JobForCandidate): string[] {
  const terms = [job.workMode && workModeWords[job.workMode], job.location, job.employmentType, job.compRange]
  return terms.filter((term): term is string => Boolean(term))
}

function dateWords(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(undefined, format).format(new Date(day))
}
