import type { ResumeBlock } from '../people/marks.ts'
import { joinCells, type Sheet } from './sheet.ts'

const ink = '#22242a'
const soft = '#5b6070'
const accent = '#1f5f8b'

/** Sans serif, left-aligned, one colour for the headings. */
export function modernLayout(sheet: Sheet, blocks: readonly ResumeBlock[]): void {
  for (const block of blocks) draw(sheet, block)
}

function draw(sheet: Sheet, block: ResumeBlock) {
  const { left } = sheet.page.margins
  switch (block.kind) {
    case 'name':
      sheet.font('Helvetica-Bold').fontSize(24).fillColor(accent).text(block.text)
      return
    case 'headline':
      sheet.font('Helvetica').fontSize(12.5).fillColor(ink).text(block.text)
      return
    case 'contact':
      sheet.moveDown(0.2).font('Helvetica').fontSize(10.5).fillColor(soft).text(block.parts.join('  ·  '))
      return
    case 'heading':
      sheet.moveDown(0.9).font('Helvetica-Bold').fontSize(12).fillColor(accent).text(block.text).moveDown(0.2)
      return
    case 'role':
      sheet.moveDown(0.5).font('Helvetica-Bold').fontSize(11.5).fillColor(ink).text(block.title)
      sheet.font('Helvetica').fontSize(10.5).fillColor(soft)
      sheet.text(joinCells([block.employer, block.place, block.dates], '  |  ')).moveDown(0.15)
      return
    case 'bullet':
      sheet
        .font('Helvetica')
        .fontSize(11)
        .fillColor(ink)
        .text(`• ${block.text}`, left + 8, sheet.y, { lineGap: 3.5 })
      sheet.x = left
      return
    case 'paragraph':
      sheet.font('Helvetica').fontSize(11).fillColor(ink).text(block.text, { lineGap: 3.5 })
  }
}
