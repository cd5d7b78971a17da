import type { ResumeReading } from '#domain/resumes/reading.ts'

/** The visible text in the order we read it, its lines counted as the analysis counts them. */
export function DocumentText({ reading }: { reading: ResumeReading }) {
  const headings = new Set(reading.sections.flatMap(({ heading, lines }) => (heading === null ? [] : [lines.from])))
  return (
    <section aria-labelledby="document-text" className="lg:sticky lg:top-20">
      <h2 id="document-text" className="mb-3 text-xl">
        Text of your document
      </h2>
      <div
        role="region"
        aria-label="Its lines"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        className="max-h-[75vh] overflow-y-auto rounded-card border border-line bg-surface p-4"
      >
        <ol className="grid gap-0.5 text-xs">
          {reading.text.split('\n').map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is known by its number
            <li key={at} className="flex gap-3">
              <span className="tabular min-w-6 shrink-0 text-right text-ink-soft">{at + 1}</span>
              <span className={headings.has(at) ? 'min-w-0 font-strong break-words' : 'min-w-0 break-words'}>
                {line}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {reading.hiddenText.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          We left out {reading.hiddenText.length === 1 ? 'one stretch' : `${reading.hiddenText.length} stretches`} of
          text that people can’t see.
        </p>
      )}
    </section>
  )
}
