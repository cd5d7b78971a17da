import * as z from 'zod/mini'
import type { ResumeDocument } from './document.ts'
import { pagesRegions } from './layout/columns.ts'

/** What the file itself looks like to software that reads it; input of the ATS checks. */
export const layoutFacts = z.object({
  format: z.enum(['pdf', 'docx', 'doc', 'text']),
  pages: z.nullable(z.int()),
  hasColumns: z.boolean(),
  tableRows: z.int(),
  textBoxes: z.int(),
  /** Paragraphs in the running head or foot, which many systems skip. */
  headLines: z.int(),
  /** Share of characters whose meaning the fonts do not tell. */
  unmappedShare: z.number(),
  hiddenRuns: z.int(),
  /** Pages that are pictures: those whose text was recognized, and those that were left unread. */
  recognizedPages: z._default(z.int(), 0),
  unreadPages: z._default(z.int(), 0),
})
export type LayoutFacts = z.infer<typeof layoutFacts>

/** A résumé that exists only as text, such as a draft: nothing of a layout can go wrong. */
export const plainTextLayout: LayoutFacts = {
  format: 'text',
  pages: null,
  hasColumns: false,
  tableRows: 0,
  textBoxes: 0,
  headLines: 0,
  unmappedShare: 0,
  hiddenRuns: 0,
  recognizedPages: 0,
  unreadPages: 0,
}

/** Nothing of the file is real text: most systems that read it see an empty page. */
export function isScan({ pages, recognizedPages, unreadPages }: LayoutFacts): boolean {
  return recognizedPages > 0 && recognizedPages + unreadPages >= (pages ?? 1)
}

export function readLayoutFacts(document: ResumeDocument): LayoutFacts {
  const { content, characters, scannedPages } = document
  const blocks = content.kind === 'flow' ? content.blocks : []
  const places = (place: (typeof blocks)[number]['place']) => blocks.filter((block) => block.place === place).length
  return {
    format: document.format,
    pages: document.pageCount,
    hasColumns:
      content.kind === 'pages' &&
      pagesRegions(content.pages).some((regions) => regions.some((region) => region.side !== 'whole')),
    tableRows: places('cell'),
    textBoxes: places('box'),
    headLines: places('header') + places('footer'),
    unmappedShare: characters.total === 0 ? 0 : characters.unmapped / characters.total,
    hiddenRuns: document.hidden.length,
    recognizedPages: scannedPages.recognized,
    unreadPages: scannedPages.unread,
  }
}
