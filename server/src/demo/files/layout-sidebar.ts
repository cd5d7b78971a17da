import type { ResumeBlock } from '../people/marks.ts'
import { joinCells, type Sheet } from './sheet.ts'

const ink = '#262626'
const soft = '#666666'
const accent = '#7a3b2e'
const sideWidth = 146
const gutter = 34
const besides = /^(?:skills|languages|certifi|licen|qualifications)/i

/** Two columns: who and what at the left, the story at the right. Pretty, and hard on software that reads across. */
export function sidebarLayout(sheet: Sheet, blocks: readonly ResumeBlock[]): void {
  const { left, top, right } = sheet.page.margins
  const { head, side, main } = divide(blocks)
  sheet.rect(0, 0, left + sideWidth + gutter / 2, sheet.page.height).fill('#f3ece6')
  sheet.y = top
  for (const block of side) drawSide(sheet, block, left)
  sheet.y = top
  const x = left + sideWidth + gutter
  const width = sheet.page.width - right - x
  for (const block of [...head, ...main]) drawMain(sheet, block, x, width)
}

function divide(blocks: readonly ResumeBlock[]) {
  const head: ResumeBlock[] = []
  const side: ResumeBlock[] = []
  const main: ResumeBlock[] = []
  let column = main
  for (const block of blocks) {
    if (block.kind === 'heading') column = besides.test(block.text) ? side : main
    if (block.kind === 'name' || block.kind === 'headline') head.push(block)
    else if (block.kind === 'contact') side.push({ kind: 'heading', text: 'Contact' }, block)
    else column.push(block)
  }
  return { head, side, main }
}

function drawSide(sheet: Sheet, block: ResumeBlock, x: number) {
  const lines = block.kind === 'contact' ? block.parts : block.kind === 'role' ? [block.title] : [block.text]
  if (block.kind === 'heading') sheet.moveDown(0.8).font('Helvetica-Bold').fontSize(10.5).fillColor(accent)
  else sheet.font('Helvetica').fontSize(9.5).fillColor(ink)
  for (const line of lines) sheet.text(line, x, sheet.y, { width: sideWidth - 6, lineGap: 3 })
}

function drawMain(sheet: Sheet, block: ResumeBlock, x: number, width: number) {
  const write = (text: string) => sheet.text(text, x, sheet.y, { width, lineGap: 3 })
  switch (block.kind) {
    case 'name':
      sheet.font('Helvetica-Bold').fontSize(22).fillColor(accent)
      write(block.text)
      return
    case 'headline':
      sheet.font('Helvetica').fontSize(12).fillColor(soft)
      write(block.text)
      return
    case 'heading':
      sheet.moveDown(0.9).font('Helvetica-Bold').fontSize(12).fillColor(accent)
      write(block.text)
      return
    case 'role':
      sheet.moveDown(0.5).font('Helvetica-Bold').fontSize(10.5).fillColor(ink)
      write(block.title)
      sheet.font('Helvetica').fontSize(10).fillColor(soft)
      write(joinCells([block.employer, block.place, block.dates], ', '))
      return
    case 'bullet':
      sheet.font('Helvetica').fontSize(10.5).fillColor(ink)
      write(`• ${block.text}`)
      return
    case 'paragraph':
    case 'contact':
      sheet.font('Helvetica').fontSize(10.5).fillColor(ink)
      write(block.kind === 'contact' ? block.parts.join(', ') : block.text)
  }
}
