import { type Anchor, anchorOfStyle, isCovered, isOffPage, isOffPageIndent, openAnchor } from './docx-anchors.ts'
import {
  applyLetterProperty,
  applyTextFill,
  type DocxStyles,
  isHiddenLetters,
  type Letters,
  resolveStyle,
} from './docx-styles.ts'
import { walkXml } from './xml.ts'

export type Paragraph = {
  kind: 'paragraph'
  lines: string[]
  size: number | null
  bold: boolean
  heading: boolean
  list: boolean
}
/** `styled`: its style may give rows and cells a background of their own. */
export type Table = { kind: 'table'; rows: Content[][][]; styled: boolean }
export type Box = { kind: 'box'; content: Content[]; anchor: Anchor | null }
export type Content = Paragraph | Table | Box

type Run = { text: string; letters: Letters }
type OpenParagraph = {
  style: string | null
  offPage: boolean
  list: boolean
  heading: boolean
  runs: Run[]
  marks: Letters
  boxes: Box[]
}
type Frame = { content: Content[]; shade: string | null }

/** Parts that hold no visible text of their own, or the same text a second time. */
const skipped = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:rubyPr', 'w:rt', 'w:sectPr', 'w:trPr', 'wp:docPr'])

/** Reads the body of a document, header or footer part into paragraphs, tables and text boxes in document order. */
export class DocxReader {
  readonly hidden: string[] = []
  readonly fieldLinks: string[] = []
  readonly #styles: DocxStyles
  #frames: Frame[] = [{ content: [], shade: null }]
  #tables: Table[] = []
  #paragraphs: OpenParagraph[] = []
  #runs: Letters[] = []
  #skipDepth = 0
  #inText = false
  #inField = false
  #inParagraphProperties = false
  #inRunProperties = false
  #inCellProperties = false
  #inTextFill = false
  #inOffset = false
  #anchors: Anchor[] = []
  #pictures: Anchor[] = []
  #paper: string | null = null

  constructor(styles: DocxStyles) {
    this.#styles = styles
  }

  read(xml: string): Content[] {
    this.#frames = [{ content: [], shade: null }]
    this.#pictures = []
    walkXml(xml, {
      open: (name, attributes) => this.#open(name, attributes),
      close: (name) => this.#close(name),
      text: (text) => this.#text(text),
    })
    return this.#withoutCovered(this.#frames[0]?.content ?? [])
  }

  /** Which boxes a picture lies over is known only when all pictures are. */
  #withoutCovered(content: readonly Content[]): Content[] {
    return content.flatMap((item): Content[] => {
      if (item.kind === 'table')
        return [{ ...item, rows: item.rows.map((row) => row.map((cell) => this.#withoutCovered(cell))) }]
      if (item.kind !== 'box' || item.anchor === null || !this.#isUnseen(item.anchor)) return [item]
      this.hidden.push(...textsOf(item.content))
      return []
    })
  }

  #isUnseen(anchor: Anchor): boolean {
    return isOffPage(anchor) || isCovered(anchor, this.#pictures)
  }

  #open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.#skipDepth > 0 || skipped.has(name)) {
      this.#skipDepth++
      return
    }
    const paragraph = this.#paragraphs.at(-1)
    if (name === 'w:p') {
      this.#paragraphs.push({
        style: null,
        offPage: false,
        list: false,
        heading: false,
        runs: [],
        marks: {},
        boxes: [],
      })
    } else if (name === 'w:pPr') this.#inParagraphProperties = true
    else if (name === 'w:r') this.#runs.push({})
    else if (name === 'w:rPr') this.#inRunProperties = !this.#inParagraphProperties
    else if (name === 'w:tcPr') this.#inCellProperties = true
    else if (name === 'w:t') this.#inText = true
    else if (name === 'w:instrText') this.#inField = true
    else if (name === 'w:tab' && !this.#inParagraphProperties) this.#write('\t')
    else if (name === 'w:br' || name === 'w:cr') this.#write('\n')
    else if (name === 'w:noBreakHyphen') this.#write('-')
    else if (name === 'w:sym')
      this.#write(String.fromCharCode(Number.parseInt(attributes.get('w:char') ?? '20', 16) || 32))
    else if (name === 'w:txbxContent') this.#frames.push({ content: [], shade: 'any' })
    else if (name === 'w:tbl') this.#tables.push({ kind: 'table', rows: [], styled: false })
    else if (name === 'w:tr') this.#tables.at(-1)?.rows.push([])
    else if (name === 'w:tc') this.#frames.push({ content: [], shade: this.#tables.at(-1)?.styled ? 'any' : null })
    else if (name === 'w:tblStyle') this.#styleTable(attributes.get('w:val') ?? '')
    else if (name === 'w:background') this.#paper = 'any'
    else if (!this.#drawing(name, attributes)) this.#property(name, attributes, paragraph)
  }

  #styleTable(style: string): void {
    const table = this.#tables.at(-1)
    if (table) table.styled = !/^Table(?:Grid|Normal)/i.test(style)
  }

  #drawing(name: string, attributes: ReadonlyMap<string, string>): boolean {
    const anchor = this.#anchors.at(-1)
    if (name === 'wp:anchor') this.#anchors.push(openAnchor(attributes))
    else if (name === 'wp:posOffset') this.#inOffset = true
    else if (anchor && (name === 'wp:positionH' || name === 'wp:positionV'))
      anchor.from += ` ${name} ${attributes.get('relativeFrom')}`
    else if (anchor && name === 'wp:extent') {
      anchor.width = Number(attributes.get('cx') ?? 0)
      anchor.height = Number(attributes.get('cy') ?? 0)
    } else if (anchor && name === 'pic:pic') this.#pictures.push(anchor)
    else if (name === 'v:shape' || name === 'v:rect') {
      const old = anchorOfStyle(attributes.get('style') ?? '')
      if (old) this.#anchors.push(old)
    } else return false
    return true
  }

  #property(name: string, attributes: ReadonlyMap<string, string>, paragraph: OpenParagraph | undefined): void {
    const frame = this.#frames.at(-1)
    if (this.#inCellProperties) {
      if (name === 'w:shd' && frame) frame.shade = cellShade(attributes)
    } else if (this.#inRunProperties) {
      const letters = this.#runs.at(-1)
      if (name === 'w14:textFill') this.#inTextFill = true
      else if (letters && this.#inTextFill) applyTextFill(letters, name, attributes)
      else if (letters && name === 'w:rStyle')
        Object.assign(letters, { ...resolveStyle(this.#styles, attributes.get('w:val') ?? null).letters, ...letters })
      else if (letters) applyLetterProperty(letters, name, attributes)
    } else if (paragraph && this.#inParagraphProperties) {
      if (name === 'w:pStyle') paragraph.style = attributes.get('w:val') ?? null
      else if (name === 'w:framePr' || name === 'w:ind') paragraph.offPage ||= isOffPageIndent(attributes)
      else if (name === 'w:numPr') paragraph.list = true
      else if (name === 'w:numId' && attributes.get('w:val') === '0') paragraph.list = false
      else if (name === 'w:outlineLvl') paragraph.heading = attributes.get('w:val') !== '9'
      else if (name === 'w:shd') paragraph.marks.shade = cellShade(attributes) ?? 'auto'
    }
  }

  #close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth--
      return
    }
    if (name === 'w:p') this.#closeParagraph()
    else if (name === 'w:pPr') this.#inParagraphProperties = false
    else if (name === 'w:r') this.#runs.pop()
    else if (name === 'w:rPr') this.#inRunProperties = false
    else if (name === 'w:tcPr') this.#inCellProperties = false
    else if (name === 'w14:textFill') this.#inTextFill = false
    else if (name === 'wp:posOffset') this.#inOffset = false
    else if (name === 'wp:anchor') this.#anchors.pop()
    else if ((name === 'v:shape' || name === 'v:rect') && this.#anchors.at(-1)?.from === 'style') this.#anchors.pop()
    else if (name === 'w:t') this.#inText = false
    else if (name === 'w:instrText') this.#inField = false
    else if (name === 'w:txbxContent') {
      const content = this.#frames.pop()?.content ?? []
      this.#paragraphs.at(-1)?.boxes.push({ kind: 'box', content, anchor: this.#anchors.at(-1) ?? null })
    } else if (name === 'w:tc') {
      const content = this.#frames.pop()?.content ?? []
      this.#tables.at(-1)?.rows.at(-1)?.push(content)
    } else if (name === 'w:tbl') {
      const table = this.#tables.pop()
      if (table) this.#frames.at(-1)?.content.push(table)
    }
  }

  #text(text: string): void {
    if (this.#skipDepth > 0) return
    const anchor = this.#anchors.at(-1)
    if (this.#inOffset && anchor) anchor[anchor.from.includes('positionV') ? 'top' : 'left'] = Number(text) || 0
    if (this.#inField) for (const link of text.matchAll(/HYPERLINK\s+"([^"]+)"/g)) this.fieldLinks.push(link[1] ?? '')
    if (this.#inText) this.#write(text)
  }

  #write(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.runs.push({ text, letters: this.#runs.at(-1) ?? {} })
  }

  #closeParagraph(): void {
    const open = this.#paragraphs.pop()
    const frame = this.#frames.at(-1)
    if (!open || !frame) return
    const style = resolveStyle(this.#styles, open.style)
    const shade = open.marks.shade ?? frame.shade ?? this.#paper ?? undefined
    const inherited: Letters = { ...this.#styles.defaults, ...(shade && { shade }), ...style.letters }
    const shown = open.runs.filter((run) => {
      const isHidden = open.offPage || isHiddenLetters({ ...inherited, ...run.letters })
      if (isHidden && run.text.trim()) this.hidden.push(run.text.trim())
      return !isHidden
    })
    const letters = shown
      .filter((run) => run.text.trim())
      .map((run) => ({ ...inherited, ...run.letters, text: run.text }))
    frame.content.push({
      kind: 'paragraph',
      lines: shown
        .map((run) => run.text)
        .join('')
        .split('\n'),
      size: letters.length ? Math.max(...letters.map((run) => run.size ?? 11)) : null,
      bold: weigh(letters.filter((run) => run.bold)) * 2 > weigh(letters),
      heading: open.heading || style.isHeading,
      list: open.list || style.isList,
    })
    frame.content.push(...open.boxes)
  }
}

function weigh(runs: readonly { text: string }[]): number {
  return runs.reduce((sum, run) => sum + run.text.trim().length, 0)
}

function textsOf(content: readonly Content[]): string[] {
  return content.flatMap((item) => {
    if (item.kind === 'paragraph') return item.lines.filter((line) => line.trim() !== '')
    return item.kind === 'box' ? textsOf(item.content) : item.rows.flat().flatMap(textsOf)
  })
}

/** "any" stands for a background whose colour is not known: nothing counts as hidden on it. */
function cellShade(attributes: ReadonlyMap<string, string>): string | null {
  if (attributes.has('w:themeFill')) return 'any'
  const fill = attributes.get('w:fill')?.toLowerCase()
  return fill === undefined || fill === 'auto' ? null : fill
}
