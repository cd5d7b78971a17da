import WordExtractor from 'word-extractor'
import type { FlowBlock, ResumeDocument } from '#domain/resumes/document.ts'
import { maxResumeTextLength } from '#domain/resumes/limits.ts'
import { flowDocument } from './docx.ts'
import { Refused } from './refused.ts'

const asWritten = { filterUnicode: false }
const sectorSize = 512
const wordMagic = 0xa5ec
const encryptedFlag = 0x0100
/** Every office file with macros has a stream of this name in its directory. */
const macroStream = Buffer.from('_VBA_PROJECT', 'utf16le')

/** Word 97 to 2003. The text comes without its looks: sizes and weights are unknown. */
export async function decodeDoc(bytes: Buffer): Promise<ResumeDocument> {
  if (isEncryptedDoc(bytes)) throw new Refused('encrypted')
  if (bytes.includes(macroStream)) throw new Refused('macros')
  const document = await extract(bytes)
  const body = toBlocks(document.getBody(asWritten), 'body')
  const boxes = toBlocks(document.getTextboxes(asWritten), 'box')
  const blocks = [
    ...toBlocks(document.getHeaders({ ...asWritten, includeFooters: false }), 'header'),
    // The file does not say where its boxes stand; one with the only address stands at the head.
    ...(boxes.some(hasAddress) && !body.some(hasAddress) ? [...boxes, ...body] : [...body, ...boxes]),
    ...toBlocks(document.getFooters(asWritten), 'footer').filter((block) => !/^\s*(page\s*)?\d*\s*$/i.test(block.text)),
  ]
  if (!blocks.some((block) => block.text.trim() !== '')) throw new Refused('image_only')
  return flowDocument('doc', blocks, [], [])
}

function hasAddress({ text }: FlowBlock): boolean {
  return /\S@\S+\.\w/.test(text)
}

async function extract(bytes: Buffer) {
  try {
    return await new WordExtractor().extract(bytes)
  } catch {
    throw new Refused('corrupt')
  }
}

function toBlocks(text: string, place: FlowBlock['place']): FlowBlock[] {
  return text
    .slice(0, maxResumeTextLength)
    .split('\n')
    .map((line) => ({
      text: line.replace(/[\t\s]+$/, ''),
      size: null,
      bold: false,
      kind: 'body',
      place,
    }))
}

/** The document stream begins on a sector with its magic number; a flag beside it tells of encryption. */
function isEncryptedDoc(bytes: Buffer): boolean {
  for (let at = sectorSize; at + 12 <= bytes.length; at += sectorSize)
    if (bytes.readUInt16LE(at) === wordMagic && (bytes.readUInt16LE(at + 10) & encryptedFlag) !== 0) return true
  return false
}
