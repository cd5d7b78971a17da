import type { ResumeDocument } from '#domain/resumes/document.ts'

/** Of many tongues, one to four words; some are also words of a trade, a place or a skill. */
export const otherNames: readonly string[] = [
  'Emily Walsh',
  'Jamal Washington',
  'Nguyễn Thị Lan',
  'Mohammed Al-Rashid',
  'Lakisha Robinson',
  'Grace Baker',
  'Ruby Swift',
  'María José Fernández Ortiz',
  'Li Wei',
]

/** The document with another person's name wherever its own stands whole; null where it stands nowhere so. */
export function swapName(document: ResumeDocument, name: string, other: string): ResumeDocument | null {
  const pattern = new RegExp(name.trim().split(/\s+/).map(literally).join('\\s+'), 'giu')
  let found = false
  const swap = <Item extends { text: string }>(item: Item): Item => {
    const text = item.text.replace(pattern, (written) =>
      written === written.toUpperCase() ? other.toUpperCase() : other,
    )
    found ||= text !== item.text
    return { ...item, text }
  }
  const { content } = document
  const swapped: ResumeDocument = {
    ...document,
    content:
      content.kind === 'pages'
        ? { kind: 'pages', pages: content.pages.map((page) => ({ ...page, runs: page.runs.map(swap) })) }
        : { kind: 'flow', blocks: content.blocks.map(swap) },
  }
  return found ? swapped : null
}

function literally(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
