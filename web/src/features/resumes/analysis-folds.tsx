import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Rewrites } from './rewrites.tsx'
import { SourceLines } from './source-lines.tsx'

type AnalysisFoldsProps = { resumeId: string; analysis: ResumeAnalysis; appliedIds: readonly string[] }

/** What is worth reading once the quick wins are done, folded to one line each. */
export function AnalysisFolds({ resumeId, analysis, appliedIds }: AnalysisFoldsProps) {
  const { redFlags, rewriteSuggestions, sectionFeedback, leftOut } = analysis
  const sections = Object.entries(sectionFeedback)
  return (
    <>
      {redFlags.length > 0 && (
        <Disclosure title="Things to Address" aside={aside(redFlags.map((flag) => flag.where))} heading="h2">
          <ul className="grid gap-5">
            {redFlags.map((flag) => (
              <li key={flag.where + flag.whyItMatters} className="grid gap-1">
                <h3 className="text-md">{flag.where}</h3>
                <p className="text-sm text-ink-soft">{flag.whyItMatters}</p>
                <p className="text-sm">{flag.softFix}</p>
                <SourceLines resumeId={resumeId} lines={flag.lines} what={`for ${flag.where}`} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {rewriteSuggestions.length > 0 && (
        <Disclosure
          title="Deep-dive rewrites"
          aside={aside(rewriteSuggestions.map((rewrite) => rewrite.section))}
          heading="h2"
        >
          <Rewrites resumeId={resumeId} rewrites={rewriteSuggestions} appliedIds={appliedIds} />
        </Disclosure>
      )}
      {sections.length > 0 && (
        <Disclosure title="Section-by-section feedback" aside={sections.length} heading="h2">
          <dl className="grid gap-4">
            {sections.map(([section, lines]) => (
              <div key={section} className="grid gap-1 md:grid-cols-[12rem_1fr]">
                <dt className="font-strong">{section}</dt>
                <dd className="grid max-w-measure gap-1 text-sm">
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
        <Disclosure title="We left this out" aside="hidden in your file" startsOpen heading="h2">
          <p className="mb-3 text-sm text-ink-soft">
            People can’t see these words, so they count for nothing: neither for you nor against you.
          </p>
          <ul className="grid gap-1 text-sm break-words">
            {leftOut.map((text, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same words may be hidden twice
              <li key={at}>{text}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

/** "2 · Summary, Harbourview". */
function aside(names: readonly string[]): string {
  return `${names.length} · ${[...new Set(names)].slice(0, 3).join(', ')}`
}
