import type { ResumeBlock } from '../people/marks.ts'
import { joinCells, type Sheet } from './sheet.ts'

/** As from a typewriter: what people make who have never made a résumé. */
export function plainLayout(sheet: Sheet, blocks: readonly ResumeBlock[]): void {
  sheet.fillColor('#111111')
  for (const block of blocks) draw(sheet, block)
}

function draw(sheet: Sheet, block: ResumeBlock) {
  switch (block.kind) {
    case 'name':
      sheet.font('Courier-Bold').fontSize(13).text(block.text)
      return
    case 'headline':
    case 'paragraph':
      sheet.font('Courier').fontSize(10).text(block.text, { lineGap: 2 })
      return
    case 'contact':
      sheet.font('Courier').fontSize(10)
      for (const part of block.parts) sheet.text(part)
      return
    case 'heading':
      sheet.moveDown(1).font('Courier-Bold').fontSize(11).text(block.text).moveDown(0.2)
      return
    case 'role':
      sheet.moveDown(0.4).font('Courier-Bold').fontSize(10)
      sheet.text(joinCells([block.title, block.employer, block.place], ', '))
      sheet.font('Courier').text(block.dates)
      return
    case 'bullet':
      sheet.font('Courier').fontSize(10).text(`* ${block.text}`, { lineGap: 1 })
  }
}
