import type { ResumeDocument } from '#domain/resumes/document.ts'
import { maxResumeBytes, maxResumeTextLength } from '#domain/resumes/limits.ts'
import type { ResumeRefusal } from '#domain/resumes/refusals.ts'
import { decodeDoc } from './doc.ts'
import { decodeDocx } from './docx.ts'
import { fileType } from './file-type.ts'
import { decodePdf } from './pdf.ts'
import { Refused } from './refused.ts'

export type Decoded = { ok: true; document: ResumeDocument } | { ok: false; refusal: ResumeRefusal }

/** File to positioned text. Only for the limited child process: hostile files may exhaust time and memory here. */
export async function decodeFile(bytes: Buffer): Promise<Decoded> {
  try {
    return { ok: true, document: capText(await decodeByType(bytes)) }
  } catch (error) {
    return { ok: false, refusal: error instanceof Refused ? error.refusal : 'corrupt' }
  }
}

async function decodeByType(bytes: Buffer): Promise<ResumeDocument> {
  if (bytes.length === 0) throw new Refused('empty')
  if (bytes.length > maxResumeBytes) throw new Refused('too_large')
  const type = fileType(bytes)
  if (type === 'pdf') return await decodePdf(new Uint8Array(bytes))
  if (type === 'zip') return await decodeDocx(bytes)
  if (type === 'doc') return await decodeDoc(bytes)
  if (type === 'encrypted-office') throw new Refused('encrypted')
  throw new Refused(type === 'broken-office' ? 'corrupt' : 'wrong_type')
}

function capText(document: ResumeDocument): ResumeDocument {
  let left = maxResumeTextLength
  const take = (item: { text: string }): boolean => {
    left -= item.text.length + 1
    return left >= 0
  }
  const content = document.content
  const hidden = document.hidden.filter(Boolean).slice(0, 200)
  return {
    ...document,
    hidden: hidden.map((text) => text.slice(0, 2000)),
    links: document.links.slice(0, 200).map((link) => link.slice(0, 2000)),
    content:
      content.kind === 'pages'
        ? { kind: 'pages', pages: content.pages.map((page) => ({ ...page, runs: page.runs.filter(take) })) }
        : { kind: 'flow', blocks: content.blocks.filter(take) },
  }
}
