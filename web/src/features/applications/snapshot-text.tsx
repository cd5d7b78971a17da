import { Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SnapshotView } from '#domain/applications/schema.ts'
import { piecesOf } from '#domain/reveals/redaction-mark.ts'
import { Icon } from '../../ui/icon.tsx'
import { Redacted } from '../../ui/tile.tsx'

type Block = { at: number; kind: 'heading' | 'list' | 'lines'; lines: string[] }

/** The text of a frozen résumé, line for line, with a hatched blank where something is hidden. */
export function SnapshotText({ snapshot }: { snapshot: SnapshotView }) {
  return (
    <div className="relative rounded-card border border-line bg-surface p-5 text-sm md:p-7">
      <p className="absolute top-4 right-4 inline-flex rotate-3 items-center gap-2 rounded-xs border border-ink bg-surface px-2.5 py-1 text-xs font-strong">
        <Icon of={Snowflake} /> Frozen
      </p>
      <div className="grid gap-3">{blocksOf(snapshot).map((block) => blockView(block))}</div>
    </div>
  )
}

function blockView(block: Block): ReactNode {
  if (block.kind === 'heading') {
    return (
      <h4 key={block.at} className="pt-2 font-display text-lg font-heading">
        {withBlanks(block.lines[0] ?? '')}
      </h4>
    )
  }
  if (block.kind === 'list') {
    return (
      <ul key={block.at} className="grid list-disc gap-1.5 pl-5">
        {block.lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a frozen text never move, and two may be alike
          <li key={at}>{withBlanks(line)}</li>
        ))}
      </ul>
    )
  }
  return (
    <p key={block.at} className="whitespace-pre-wrap break-words">
      {withBlanks(block.lines.join('\n'))}
    </p>
  )
}

function withBlanks(text: string): ReactNode[] {
  return piecesOf(text).map((piece, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of a frozen text never move, and two may be alike
    piece === null ? <Redacted key={at} className="w-24" /> : piece,
  )
}

const bullet = /^\s*(?:[-*•●▪·–]|\d{1,2}[.)])\s+/
/** A line as long as this was broken by the page, not by the person. */
const fullLine = 62

/** Lines as they were read, with those that a page's edge had parted joined again. */
function blocksOf({ rawText, headingLines }: SnapshotView): Block[] {
  const blocks: Block[] = []
  let before = ''
  for (const [at, line] of rawText.split('\n').entries()) {
    const kind = headingLines.includes(at) ? 'heading' : bullet.test(line) ? 'list' : 'lines'
    const last = before === '' ? undefined : blocks.at(-1)
    if (line.trim() === '') before = ''
    else {
      const text = line.replace(kind === 'list' ? bullet : /^\s+/, '')
      if (last && kind === 'lines' && last.kind !== 'heading' && continues(before, text)) {
        last.lines.push(`${last.lines.pop() ?? ''} ${text}`)
      } else if (last && kind !== 'heading' && last.kind === kind) last.lines.push(text)
      else blocks.push({ at, kind, lines: [text] })
      before = line
    }
  }
  return blocks
}

function continues(before: string, text: string): boolean {
  return /^\p{Ll}/u.test(text) || before.trim().length >= fullLine
}
