import type { ReactNode } from 'react'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { workModeWords } from '#domain/profiles/work-mode-words.ts'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { ShutBadge } from '../applications/shut-badge.tsx'

type Row = { name: string; value(job: JobForCandidate): ReactNode }

/** Each question stands on a line of its own above its answers, so that three columns fit a phone. */
export function CompareTable({ jobs }: { jobs: readonly JobForCandidate[] }) {
  return (
    <table className="w-full table-fixed text-left text-sm leading-snug">
      <caption className="sr-only">Jobs beside each other</caption>
      <thead>
        <tr>
          {jobs.map((job) => (
            <th key={job.id} scope="col" className="pr-3 pb-4 align-top font-body last:pr-0">
              <span className="grid justify-items-start gap-2">
                <SmileMeter value={job.match?.scores.composite ?? null} label="Composite" size={72} />
                <TextLink to="/job/$id" params={{ id: job.id }} className="inline text-md font-strong wrap-anywhere">
                  {job.title}
                </TextLink>
                <span className="text-xs text-ink-soft wrap-anywhere">{job.companyDisplay}</span>
                <ShutBadge standing={job.standing} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, value }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={jobs.length} className="border-t border-line pt-3 text-xs font-strong">
              {name}
            </th>
          </tr>
          <tr>
            {jobs.map((job) => (
              <td key={job.id} className="pt-1 pr-3 pb-3 align-top wrap-anywhere last:pr-0">
                {value(job) ?? <span className="text-ink-soft">Not stated</span>}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

const rows: Row[] = [
  { name: 'AI fit', value: ({ match }) => match?.scores.ai ?? 'Not enough data' },
  { name: "Employer's trust", value: ({ match }) => match?.scores.trust ?? 'Not scored yet' },
  { name: 'Mutual boost', value: ({ match }) => match && `+${match.scores.mutual}` },
  {
    name: 'Must-haves you bring',
    value: ({ match }) => match?.parts && `${match.parts.mustHaves.met} of ${match.parts.mustHaves.of}`,
  },
  { name: 'What is missing', value: missing },
  { name: 'Pay', value: ({ compRange }) => compRange },
  { name: 'Place', value: ({ location }) => location },
  { name: 'Work mode', value: ({ workMode }) => workMode && workModeWords[workMode] },
  { name: 'Employment type', value: ({ employmentType }) => employmentType },
  { name: 'Level', value: ({ seniority }) => seniority },
  { name: 'What would raise it', value: raise },
]

function missing({ match }: JobForCandidate): ReactNode {
  if (!match?.parts) return null
  const names = match.parts.skills.filter(({ state }) => state === 'missing').map(({ name }) => name)
  return names.length === 0 ? 'Nothing they name' : names.join(', ')
}

function raise({ match }: JobForCandidate): ReactNode {
  if (!match?.parts) return null
  const [first] = match.parts.raise
  return first ? `${first.text}: +${first.points}` : 'Nothing we could name'
}
