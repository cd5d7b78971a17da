import type PDFDocument from 'pdfkit'
import type { ResumeBlock } from '../people/marks.ts'

export type Sheet = InstanceType<typeof PDFDocument>
export type Layout = (sheet: Sheet, blocks: readonly ResumeBlock[]) => void

export function joinCells(cells: readonly string[], separator: string): string {
  return cells.filter((cell) => cell !== '').join(separator)
}
