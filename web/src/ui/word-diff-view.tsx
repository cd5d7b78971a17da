import { type Change, diffWordsWithSpace } from 'diff'

export function WordDiffView({ before, after }: { before: string; after: string }) {
  const changes = diffWordsWithSpace(before, after)
  return (
    <dl className="grid gap-3 leading-body">
      <div className="grid items-baseline gap-x-3 md:grid-cols-[4.25rem_1fr]">
        <dt className="text-xs font-medium text-ink-soft">Before</dt>
        <dd>{changes.filter((change) => !change.added).map((change, index) => mark(change, index))}</dd>
      </div>
      <div className="grid items-baseline gap-x-3 md:grid-cols-[4.25rem_1fr]">
        <dt className="text-xs font-medium text-ink-soft">After</dt>
        <dd>{changes.filter((change) => !change.removed).map((change, index) => mark(change, index))}</dd>
      </div>
    </dl>
  )
}

function mark(change: Change, index: number) {
  if (change.removed) {
    return (
      <del key={index} className="rounded-xs bg-bad-soft box-decoration-clone px-0.5 text-bad decoration-bad">
        <span className="sr-only">removed: </span>
        {change.value}
      </del>
    )
  }
  if (change.added) {
    return (
      <ins
        key={index}
        className="rounded-xs border-b-2 border-good bg-good-soft box-decoration-clone px-0.5 font-medium text-good no-underline"
      >
        <span className="sr-only">added: </span>
        {change.value}
      </ins>
    )
  }
  return <span key={index}>{change.value}</span>
}
