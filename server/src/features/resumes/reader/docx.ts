import type { FlowBlock, ResumeDocument } from '#domain/resumes/document.ts'
import { type Archive, readArchive } from './archive.ts'
import { hiddenTagText, isUnmapped, plainText } from './characters.ts'
import { type Content, DocxReader } from './docx-content.ts'
import { type DocxStyles, readStyles } from './docx-styles.ts'
import { Refused } from './refused.ts'
import { walkXml } from './xml.ts'

type Place = FlowBlock['place']

export async function decodeDocx(bytes: Buffer): Promise<ResumeDocument> {
  const archive = await openDocx(bytes)
  const bodyName = await bodyPartName(archive)
  if (!bodyName) throw new Refused('wrong_type')
  if (archive.names.some((name) => /vbaProject\.bin$/i.test(name))) throw new Refused('macros')
  const folder = bodyName.slice(0, bodyName.lastIndexOf('/') + 1)
  const stylesXml = await textOf(archive, `${folder}styles.xml`)
  const styles: DocxStyles = stylesXml === null ? { defaults: {}, byId: new Map() } : readStyles(stylesXml)
  const reader = new DocxReader(styles)
  const part = async (name: string, place: Place) => {
    const xml = await textOf(archive, name)
    return xml === null ? [] : toBlocks(reader.read(xml), place)
  }
  const parts = async (pattern: RegExp, place: Place) => {
    const blocks: FlowBlock[] = []
    for (const name of archive.names.filter((entry) => pattern.test(entry)).sort())
      for (const block of await part(name, place))
        if (!blocks.some((known) => known.text === block.text)) blocks.push(block)
    return blocks
  }
  const header = await parts(/^word\/header\d*\.xml$/, 'header')
  const body = await part(bodyName, 'body')
  const footer = await parts(/^word\/footer\d*\.xml$/, 'footer')
  const links = await linkTargets(archive, bodyName)
  const blocks = [...header, ...body, ...footer.filter((block) => !/^\s*(page\s*)?\d*\s*$/i.test(block.text))]
  return flowDocument('docx', blocks, reader.hidden, [...links, ...reader.fieldLinks])
}

async function openDocx(bytes: Buffer): Promise<Archive> {
  try {
    return await readArchive(bytes)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('corrupt')
  }
}

export function flowDocument(
  format: 'docx' | 'doc',
  blocks: readonly FlowBlock[],
  hidden: readonly string[],
  links: readonly string[],
): ResumeDocument {
  const written = blocks.map((block) => block.text).join('\n')
  const letters = Array.from(written.replace(/\s/g, ''))
  const tagged = hiddenTagText(written)
  return {
    format,
    pageCount: null,
    content: {
      kind: 'flow',
      blocks: blocks
        .map((block) => ({ ...block, text: plainText(block.text) }))
        .filter((block) => block.text.trim() !== ''),
    },
    hidden: [...hidden.map(plainText), ...(tagged ? [tagged] : [])],
    links: [...new Set(links)],
    characters: { total: letters.length, unmapped: letters.filter(isUnmapped).length },
    scannedPages: { recognized: 0, unread: 0 },
  }
}

function toBlocks(content: readonly Content[], place: Place): FlowBlock[] {
  return content.flatMap((item): FlowBlock[] => {
    if (item.kind === 'box') return toBlocks(item.content, place === 'body' ? 'box' : place)
    if (item.kind === 'table') return item.rows.flatMap((row) => rowBlocks(row, place === 'body' ? 'cell' : place))
    const kind = item.heading ? 'heading' : item.list ? 'list' : 'body'
    return item.lines.map((text) => ({ text, size: item.size, bold: item.bold, kind, place }))
  })
}

/** A row whose cells hold one line each reads as one line; otherwise cell after cell, as the eye follows a column. */
function rowBlocks(row: readonly Content[][], place: Place): FlowBlock[] {
  const cells = row.map((cell) => toBlocks(cell, place).filter((block) => block.text.trim() !== ''))
  const filled = cells.filter((cell) => cell.length > 0)
  const [first] = filled[0] ?? []
  if (!first || filled.length < 2 || filled.some((cell) => cell.length > 1)) return filled.flat()
  return [{ ...first, kind: 'body', text: filled.map((cell) => cell[0]?.text.trim()).join('\t') }]
}

async function bodyPartName(archive: Archive): Promise<string | null> {
  if (archive.has('word/document.xml')) return 'word/document.xml'
  const relations = await textOf(archive, '_rels/.rels')
  if (relations === null) return null
  const target = relationTargets(relations, 'officeDocument')[0]?.replace(/^\//, '')
  return target?.startsWith('word/') && archive.has(target) ? target : null
}

async function linkTargets(archive: Archive, bodyName: string): Promise<string[]> {
  const slash = bodyName.lastIndexOf('/')
  const relations = await textOf(archive, `${bodyName.slice(0, slash)}/_rels${bodyName.slice(slash)}.rels`)
  return relations === null ? [] : relationTargets(relations, 'hyperlink')
}

function relationTargets(xml: string, kind: string): string[] {
  const targets: string[] = []
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'Relationship' && attributes.get('Type')?.endsWith(`/${kind}`))
        targets.push(attributes.get('Target') ?? '')
    },
    close() {},
    text() {},
  })
  return targets
}

async function textOf(archive: Archive, name: string): Promise<string | null> {
  const part = await archive.read(name)
  if (part === null) return null
  return new TextDecoder(part[0] === 0xff && part[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(part)
}
