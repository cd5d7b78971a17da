import type { ResumeBlock } from '../people/marks.ts'
import { joinCells, type Sheet } from './sheet.ts'

const ink = '#000000'
const dateColumn = 108

/** Small type with the dates in a column of their own. */
export function compactLayout(sheet: Sheet, blocks: readonly ResumeBlock[]): void {
  sheet.fillColor(ink)
  const { left } = sheet.page.margins
  let inset = 0
  for (const block of blocks) {
    if (block.kind === 'heading') inset = 0
    if (block.kind === 'role') inset = dateColumn
    draw(sheet, block, inset)
    sheet.x = left
  }
}

function draw(sheet: Sheet, block: ResumeBlock, inset: number) {
  const { left, right } = sheet.page.margins
  const width = sheet.page.width - left - right - inset
  switch (block.kind) {
    case 'name':
      sheet.font('Helvetica-Bold').fontSize(18).text(block.text)
      return
    case 'headline':
      sheet.font('Helvetica').fontSize(11).text(block.text)
      return
    case 'contact':
      sheet.font('Helvetica').fontSize(10).text(block.parts.join(' - '))
      return
    case 'heading':
      sheet.moveDown(0.9).font('Helvetica-Bold').fontSize(10.5).text(block.text).moveDown(0.15)
      return
    case 'role': {
      sheet.moveDown(0.5).font('Helvetica').fontSize(10)
      const line = sheet.y
      sheet.text(block.dates, left, line, { width: inset - 8 })
      sheet.font('Helvetica-Bold').fontSize(10.5)
      sheet.text(joinCells([block.title, block.employer, block.place], ', '), left + inset, line, { width })
      return
    }
    case 'bullet':
      sheet
        .font('Helvetica')
        .fontSize(10.5)
        .text(`- ${block.text}`, left + inset, sheet.y, { width, lineGap: 3 })
      return
    case 'paragraph':
      sheet
        .font('Helvetica')
        .fontSize(10.5)
        .text(block.text, left + inset, sheet.y, { width, lineGap: 3 })
  }
}
