import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { WordDiff } from '../../ui/word-diff.tsx'

/** What is worth reading once the quick wins are done, folded to one line each. */
export function AnalysisFolds({ analysis }: { analysis: ResumeAnalysis }) {
  const { redFlags, rewriteSuggestions, sectionFeedback, leftOut } = analysis
  const sections = Object.entries(sectionFeedback)
  return (
    <>
      {redFlags.length > 0 && (
        <Disclosure title="Things to Address" aside={redFlags.length} heading="h2">
          <ul className="grid gap-5">
            {redFlags.map((flag) => (
              <li key={flag.where + flag.whyItMatters} className="grid gap-1">
                <h3 className="text-md">{flag.where}</h3>
                <p className="text-sm text-ink-soft">{flag.whyItMatters}</p>
                <p className="text-sm">{flag.softFix}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {rewriteSuggestions.length > 0 && (
        <Disclosure title="Deep-dive rewrites" aside={rewriteSuggestions.length} heading="h2">
          <ul className="grid gap-6">
            {rewriteSuggestions.map((rewrite) => (
              <li key={rewrite.before} className="grid gap-2">
                <h3 className="text-md">
                  {rewrite.section}
                  {rewrite.targetRole && (
                    <span className="font-body text-sm text-ink-soft"> for {rewrite.targetRole}</span>
                  )}
                </h3>
                <WordDiff before={rewrite.before} after={rewrite.after} />
                <p className="text-sm text-ink-soft">{rewrite.notes}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {sections.length > 0 && (
        <Disclosure title="Section-by-section feedback" aside={sections.length} heading="h2">
          <dl className="grid gap-4">
            {sections.map(([section, lines]) => (
              <div key={section} className="grid gap-1 md:grid-cols-[12rem_1fr]">
                <dt className="font-strong">{section}</dt>
                <dd className="grid gap-1 text-sm">
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {leftOut.length > 0 && (
        <Disclosure title="We left this out" aside="hidden in your file" heading="h2">
          <p className="mb-3 text-sm text-ink-soft">
            People can’t see these words, so they count for nothing: neither for you nor against you.
          </p>
          <ul className="grid gap-1 text-sm">
            {leftOut.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}
