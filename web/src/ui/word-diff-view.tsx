import { type WordRun, wordChanges } from './word-changes.ts'

export function WordDiffView({ before, after }: { before: string; after: string }) {
  const changes = wordChanges(before, after)
  return (
    <dl className="grid gap-3 leading-body">
      {before !== '' && <Side name="Before" runs={changes.before} mark={Removed} />}
      {after !== '' && <Side name={before === '' ? 'Added' : 'After'} runs={changes.after} mark={Added} />}
    </dl>
  )
}

type SideProps = { name: string; runs: WordRun[]; mark: (props: { text: string }) => React.ReactNode }

function Side({ name, runs, mark: Mark }: SideProps) {
  return (
    <div className="grid items-baseline gap-x-3 md:grid-cols-[4.25rem_1fr]">
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd>
        {runs.map((run, index) => {
          const text = run.text.trimEnd()
          // The space behind a changed word stays outside its mark.
          return (
            // oxlint-disable-next-line react/no-array-index-key -- runs never move among themselves
            <span key={index}>
              {run.changed ? <Mark text={text} /> : text}
              {run.text.slice(text.length)}
            </span>
          )
        })}
      </dd>
    </div>
  )
}

function Removed({ text }: { text: string }) {
  return (
    <del className="rounded-xs bg-bad-soft box-decoration-clone px-0.75 text-bad line-through decoration-bad">
      <span className="sr-only">removed: </span>
      {text}
    </del>
  )
}

function Added({ text }: { text: string }) {
  return (
    <ins className="rounded-xs border-b-2 border-good bg-good-soft box-decoration-clone px-0.75 font-medium text-good no-underline">
      <span className="sr-only">added: </span>
      {text}
    </ins>
  )
}
