import type { KeywordGap } from '#domain/resumes/analysis-schema.ts'
import { SourceLines } from './source-lines.tsx'

type KeywordGapsProps = { resumeId: string; gaps: KeywordGap[]; roles: string[] }

/** Skills that the wanted roles and the best matches ask for and the résumé does not show. */
export function KeywordGaps({ resumeId, gaps, roles }: KeywordGapsProps) {
  if (gaps.length === 0) return null
  const elsewhere = gaps.filter((gap) => gap.state === 'elsewhere')
  const missing = gaps.filter((gap) => gap.state === 'missing')
  return (
    <section aria-labelledby="keyword-gaps">
      <h2 id="keyword-gaps" className="text-xl">
        Missing keywords
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        For {roles.length > 0 ? roles.join(' and ') : 'the roles you want'}. Add one only if it is true.
      </p>
      <GapList title="You have it elsewhere" gaps={elsewhere} resumeId={resumeId} />
      <GapList title="Not in your résumé" gaps={missing} resumeId={resumeId} />
    </section>
  )
}

function GapList({ title, gaps, resumeId }: { title: string; gaps: KeywordGap[]; resumeId: string }) {
  if (gaps.length === 0) return null
  return (
    <>
      <h3 className="mt-4 text-md">{title}</h3>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.missingOrWeak} className="grid gap-1.5 border-t border-line py-3 first:border-t-0">
            <p className="text-sm">
              <strong>{gap.missingOrWeak}</strong> <span className="text-xs text-ink-soft">{gap.where}</span>
            </p>
            <p className="text-xs text-ink-soft">{gap.askedBy}</p>
            {gap.suggestedPhrases.map((phrase) => (
              <p key={phrase} className="border-l-3 border-brand pl-3 text-sm">
                {phrase}
              </p>
            ))}
            <SourceLines resumeId={resumeId} lines={gap.lines} what={`for ${gap.missingOrWeak}`} />
          </li>
        ))}
      </ul>
    </>
  )
}
