import type { EvidencePoint, Quote } from '#domain/matches/evidence-schema.ts'

/** What each source is called for this reader. */
export type SourceNames = Record<Quote['source'], string>

/** For each point the words of both sides, one beside the other. */
export function EvidenceList({ points, names }: { points: readonly EvidencePoint[]; names: SourceNames }) {
  return (
    <ul className="grid gap-3 text-sm leading-snug">
      {points.map((point, at) => (
        <li key={`${point.part} ${at}`} className="grid gap-1.5">
          {point.about && <b>{point.about}</b>}
          <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
            <Words name={names[point.candidate?.source ?? 'resume']} quote={point.candidate} />
            <Words name={names.posting} quote={point.job} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Words({ name, quote }: { name: string; quote: Quote | null }) {
  return (
    <p className="border-l-2 border-line pl-3 wrap-anywhere">
      <span className="block text-xs text-ink-soft">{[name, quote?.where].filter(Boolean).join(' · ')}</span>
      {quote ? marked(quote) : <span className="text-ink-soft">Says nothing of it</span>}
    </p>
  )
}

/** The words that count in bold, wherever they stand in the line. */
function marked({ text, words }: Quote) {
  if (words.length === 0) return text
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu'))
    .map((piece, at) => (at % 2 === 1 ? <b key={at}>{piece}</b> : piece))
}
