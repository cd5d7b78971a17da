import type { ResumeBlock } from '../people/marks.ts'
import { joinCells, type Sheet } from './sheet.ts'

const ink = '#1a1a1a'

/** Serifs, a centred head, ruled headings, dates at the right edge. */
export function classicLayout(sheet: Sheet, blocks: readonly ResumeBlock[]): void {
  sheet.fillColor(ink)
  for (const block of blocks) draw(sheet, block)
}

function draw(sheet: Sheet, block: ResumeBlock) {
  const { left } = sheet.page.margins
  switch (block.kind) {
    case 'name':
      sheet.font('Times-Bold').fontSize(21).text(block.text, { align: 'center' })
      return
    case 'headline':
      sheet.font('Times-Italic').fontSize(12).text(block.text, { align: 'center' })
      return
    case 'contact':
      sheet.font('Times-Roman').fontSize(11.5).text(block.parts.join('  |  '), { align: 'center' })
      return
    case 'heading':
      sheet.moveDown(0.9).font('Times-Bold').fontSize(13).text(block.text.toUpperCase(), { characterSpacing: 0.6 })
      rule(sheet)
      return
    case 'role':
      role(sheet, block)
      return
    case 'bullet':
      sheet
        .font('Times-Roman')
        .fontSize(11.5)
        .text(`• ${block.text}`, left + 10, sheet.y, { lineGap: 3 })
      sheet.x = left
      return
    case 'paragraph':
      sheet.font('Times-Roman').fontSize(11.5).text(block.text, { lineGap: 3 })
  }
}

function rule(sheet: Sheet) {
  const { left, right } = sheet.page.margins
  sheet
    .moveTo(left, sheet.y)
    .lineTo(sheet.page.width - right, sheet.y)
    .lineWidth(0.7)
    .stroke(ink)
  sheet.moveDown(0.35)
}

function role(sheet: Sheet, block: Extract<ResumeBlock, { kind: 'role' }>) {
  const { left, right } = sheet.page.margins
  const width = sheet.page.width - left - right
  sheet.moveDown(0.45).font('Times-Bold').fontSize(12)
  const line = sheet.y
  sheet.text(block.title, left, line, { width: width - 150 })
  const next = sheet.y
  sheet.font('Times-Roman').text(block.dates, left, line, { width, align: 'right' })
  sheet.font('Times-Italic').fontSize(11.5)
  const place = joinCells([block.employer, block.place], ', ')
  if (place) sheet.text(place, left, next, { width })
  sheet.x = left
}
