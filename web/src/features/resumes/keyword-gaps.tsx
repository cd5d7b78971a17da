import type { KeywordGap } from '#domain/resumes/analysis-schema.ts'

const words: Record<KeywordGap['state'], string> = { missing: 'not found', listed: 'listed, never shown in a role' }

/** Skills that the wanted roles usually ask for. */
export function KeywordGaps({ gaps, roles }: { gaps: KeywordGap[]; roles: string[] }) {
  if (gaps.length === 0) return null
  return (
    <section aria-labelledby="keyword-gaps">
      <h2 id="keyword-gaps" className="text-xl">
        Missing keywords
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        Common for {roles.length > 0 ? roles.join(' and ') : 'the roles you want'}. Add one only if it is true.
      </p>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.missingOrWeak} className="grid gap-2 border-t border-line py-3">
            <p className="text-sm">
              <strong>{gap.missingOrWeak}</strong> <span className="text-xs text-ink-soft">{words[gap.state]}</span>
            </p>
            {gap.suggestedPhrases.map((phrase) => (
              <p key={phrase} className="border-l-3 border-brand pl-3 text-sm">
                {phrase}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
