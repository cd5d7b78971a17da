/** One printed line in reading order with what its looks tell about its role. */
export type Line = {
  /** Visible text with its bullet mark; parts separated by a wide gap or tab stand one tab apart. */
  text: string
  /** The parts between wide gaps, without the bullet mark. */
  parts: readonly string[]
  /** Points; null where the file does not say. */
  size: number | null
  bold: boolean
  bullet: boolean
  /** The word processor calls it a heading. */
  styledHeading: boolean
  /** A blank line or a wide gap stands before it. */
  gapBefore: boolean
  /** Left edge in points; null where unknown. */
  x: number | null
  /** True when the text runs on from the line before: a wrapped sentence. */
  continues: boolean
  /** First line of a right-hand column: what stood before it on the page has nothing to do with it. */
  startsColumn: boolean
}

const bulletMark = /^(?:[•‣◦⁃∙▪▫■□●○◆◇◊❖➢➤►▸▶⇨→➔✓✔✦★☆·¤§»›*–—−-]|\uf0b7|o(?=\s+[A-Z]))\s+(?=\S)/u
const gluedMark = /^[•‣◦▪▫■●○◆❖➢➤►▸▶⇨➔✓✔](?=\S)/u

export type LineLooks = Partial<
  Pick<Line, 'size' | 'bold' | 'styledHeading' | 'gapBefore' | 'x' | 'continues' | 'startsColumn'>
> & {
  listItem?: boolean
}

export function makeLine(parts: readonly string[], looks: LineLooks = {}): Line | null {
  const cleaned = parts.map(tidy).filter((part) => part !== '')
  const [first, ...others] = cleaned
  if (first === undefined) return null
  const bare = first.replace(bulletMark, '').replace(gluedMark, '')
  const isMarkAlone = cleaned.length > 1 && /^[•‣◦▪▫■●○◆❖➢➤►▸▶⇨➔✓✔·*–-]$/u.test(first)
  const kept = isMarkAlone ? others : [bare, ...others]
  const bullet = isMarkAlone || bare !== first || looks.listItem === true
  return {
    text: `${bullet ? '• ' : ''}${kept.join('\t')}`,
    parts: kept,
    size: looks.size ?? null,
    bold: looks.bold ?? false,
    bullet,
    styledHeading: looks.styledHeading ?? false,
    gapBefore: looks.gapBefore ?? false,
    x: looks.x ?? null,
    continues: !bullet && (looks.continues ?? false),
    startsColumn: looks.startsColumn ?? false,
  }
}

/** The line's words without bullet mark and gaps. */
export function plainOf(line: Line): string {
  return line.parts.join(' ')
}

function tidy(text: string): string {
  return joinSpacedLetters(text.replace(/[ \u00a0\u2000-\u200a\u202f]+/g, (gap) => (gap.length > 1 ? '  ' : ' ')))
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** "E X P E R I E N C E" is one word; two spaces inside such a line part two words. */
function joinSpacedLetters(text: string): string {
  const trimmed = text.trim()
  if (!/^(?:[\p{L}&] {1,2}){3,}[\p{L}&]$/u.test(trimmed)) return text
  return trimmed
    .split('  ')
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#&/-]*/gu)?.length ?? 0
}
