import PDFDocument from 'pdfkit'
import type { ResumeLayout } from '../content/person.ts'
import type { ResumeBlock } from '../people/marks.ts'
import { classicLayout } from './layout-classic.ts'
import { compactLayout } from './layout-compact.ts'
import { modernLayout } from './layout-modern.ts'
import { plainLayout } from './layout-plain.ts'
import { sidebarLayout } from './layout-sidebar.ts'
import type { Layout } from './sheet.ts'

const layouts: Record<ResumeLayout, Layout> = {
  classic: classicLayout,
  modern: modernLayout,
  sidebar: sidebarLayout,
  compact: compactLayout,
  plain: plainLayout,
}

const margin = 54

/** The same blocks, layout and date give the same bytes. */
export async function resumePdf(
  blocks: readonly ResumeBlock[],
  layout: ResumeLayout,
  madeAt: Date,
): Promise<Uint8Array> {
  const sheet = new PDFDocument({ size: 'LETTER', margin, info: { CreationDate: madeAt, ModDate: madeAt } })
  const parts: Buffer[] = []
  const written = new Promise<void>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', resolve)
    sheet.on('error', reject)
  })
  layouts[layout](sheet, blocks)
  sheet.end()
  await written
  return Buffer.concat(parts)
}
