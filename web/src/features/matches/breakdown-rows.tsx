import type { EvidencePoint } from '#domain/matches/evidence-schema.ts'
import type { OpenedMatch } from '#domain/matches/schema.ts'
import { classNames } from '../../ui/class-names.ts'
import { MeasuredBar } from '../../ui/measured-bar.tsx'
import { PartEvidence } from './part-evidence.tsx'

type Row = {
  name: string
  note: string
  value: number | null
  max: number
  /** Written where it is not the value over its maximum. */
  figure?: string
  tone?: 'data' | 'second' | 'gain'
  isMain?: boolean
  /** Whose lines can be opened. */
  part?: EvidencePoint['part']
}

/** Each figure with what it was measured by; the parts of the AI fit add up to it. */
export function BreakdownRows({ jobId, opened }: { jobId: string; opened: OpenedMatch }) {
  return (
    <dl className="text-sm leading-snug">
      {rowsOf(opened).map((row) => (
        <div
          key={row.name}
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)_5rem_3rem] items-center gap-3 py-1.5 sm:grid-cols-[minmax(0,1fr)_6.5rem_3.5rem]',
            row.isMain ? 'border-t border-line first:border-t-0' : 'pl-4',
          )}
        >
          <dt className={row.isMain ? 'font-strong' : undefined}>
            {row.name}
            <span className="block text-xs font-body text-ink-soft">{row.note}</span>
          </dt>
          <dd>
            {row.value !== null && <MeasuredBar label={row.name} value={row.value} max={row.max} tone={row.tone} />}
          </dd>
          <dd className="tabular text-right font-strong">
            {row.value === null ? '–' : (row.figure ?? row.value)}
            {row.value !== null && !row.figure && <span className="text-xs font-body text-ink-soft">/{row.max}</span>}
          </dd>
          {row.part && (
            <dd className="col-span-full -mt-2.5">
              <PartEvidence jobId={jobId} part={row.part} name={row.name} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const partNames = { skills: 'Skills', title: 'Title', experience: 'Experience', seniority: 'Seniority' } as const

function rowsOf({ scores, parts }: OpenedMatch): Row[] {
  const { preferences, mustHaves } = parts
  return [
    {
      name: 'AI fit',
      note: 'The four below, added up',
      value: scores.ai,
      max: 100,
      figure: String(scores.ai),
      isMain: true,
    },
    ...parts.aiParts.map((part) => ({
      name: partNames[part.name],
      note: part.points === null ? 'No data; the others count more' : partNote(part.name, parts),
      value: part.points === null ? null : Math.round(part.points),
      max: Math.round(part.maximum),
      part: part.points === null ? undefined : part.name,
    })),
    {
      name: 'Trust',
      note: parts.isTrustedEmployer ? 'Theirs; trusted employers get 3 more points' : 'Theirs',
      value: scores.trust,
      max: 100,
      figure: String(scores.trust),
      tone: 'second',
      isMain: true,
    },
    {
      name: 'Mutual',
      note: 'What each side gets of its wishes',
      value: scores.mutual,
      max: 10,
      tone: 'gain',
      isMain: true,
    },
    { name: 'Preferences', note: 'Yours, met by this job', value: preferences.met, max: preferences.of, part: 'gates' },
    { name: 'Must-haves', note: 'Theirs, met by you', value: mustHaves.met, max: mustHaves.of },
  ]
}

function partNote(name: keyof typeof partNames, { skills, closestTitle, mustHaves }: OpenedMatch['parts']): string {
  if (name === 'skills') {
    const nice = skills.filter((skill) => skill.importance === 'nice')
    const met = nice.filter((skill) => skill.state !== 'missing').length
    const must = `${mustHaves.met} of ${mustHaves.of} must-haves`
    return nice.length === 0 ? must : `${must}, ${met} of ${nice.length} nice`
  }
  if (name === 'title') {
    if (!closestTitle) return 'No title to compare'
    return closestTitle.isDesired
      ? `Nearest to “${closestTitle.title}”`
      : `Nearest to your work as ${closestTitle.title}`
  }
  return name === 'experience' ? 'What both texts tell of' : 'Your level beside theirs'
}
