type Block = { kind: 'paragraph' | 'list'; lines: string[] }

/** The posting as its employer wrote it: plain text, with lines that begin like a list shown as one. */
export function AboutRole({ description }: { description: string }) {
  return (
    <section aria-labelledby="about-role">
      <h2 id="about-role" className="mb-4 text-2xl">
        About the role
      </h2>
      <div className="grid max-w-measure gap-4">
        {blocksOf(description).map((block) =>
          block.kind === 'list' ? (
            <ul key={block.lines.join()} className="grid list-disc gap-1.5 pl-5">
              {block.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p key={block.lines.join()} className="whitespace-pre-line">
              {block.lines.join('\n')}
            </p>
          ),
        )}
      </div>
    </section>
  )
}

const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const kind = bullet.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    if (line.trim() === '') isOpen = false
    else if (isOpen && last?.kind === kind) last.lines.push(line.replace(bullet, ''))
    else {
      blocks.push({ kind, lines: [line.replace(bullet, '')] })
      isOpen = true
    }
  }
  return blocks
}
