import { type WordRun, wordChanges } from './word-changes.ts'

export function WordDiffView({ before, after }: { before: string; after: string }) {
  const runs = wordChanges(before, after)
  return (
    <dl className="grid gap-3 leading-body">
      <Side name="Before" runs={runs.filter((run) => run.kind !== 'added')} />
      <Side name="After" runs={runs.filter((run) => run.kind !== 'removed')} />
    </dl>
  )
}

function Side({ name, runs }: { name: string; runs: WordRun[] }) {
  return (
    <div className="grid items-baseline gap-x-3 md:grid-cols-[4.25rem_1fr]">
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd>
        {runs.map((run, index) => (
          // The runs of one comparison never move among themselves.
          // oxlint-disable-next-line react/no-array-index-key
          <Run key={index} {...run} />
        ))}
      </dd>
    </div>
  )
}

/** The space behind a changed word stays outside its mark. */
function Run({ kind, text }: WordRun) {
  if (kind === 'same') return text
  const word = text.trimEnd()
  const space = text.slice(word.length)
  if (kind === 'removed') {
    return (
      <>
        <del className="rounded-xs bg-bad-soft box-decoration-clone px-0.75 text-bad line-through decoration-bad">
          <span className="sr-only">removed: </span>
          {word}
        </del>
        {space}
      </>
    )
  }
  return (
    <>
      <ins className="rounded-xs border-b-2 border-good bg-good-soft box-decoration-clone px-0.75 font-medium text-good no-underline">
        <span className="sr-only">added: </span>
        {word}
      </ins>
      {space}
    </>
  )
}
