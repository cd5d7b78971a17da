import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from 'docx'
import type { ResumeBlock } from '../people/marks.ts'
import { joinCells } from './sheet.ts'

const rightEdge = 9360

/** A résumé as a word processor would save it: real headings, real lists, dates at a tab stop. */
export async function resumeDocx(blocks: readonly ResumeBlock[]): Promise<Uint8Array> {
  const document = new Document({
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [{ children: blocks.map(paragraphOf) }],
  })
  return Packer.toBuffer(document)
}

function paragraphOf(block: ResumeBlock): Paragraph {
  switch (block.kind) {
    case 'name':
      return new Paragraph({ heading: HeadingLevel.TITLE, alignment: AlignmentType.LEFT, text: block.text })
    case 'headline':
      return new Paragraph({ children: [new TextRun({ text: block.text, italics: true })] })
    case 'contact':
      return new Paragraph({ text: block.parts.join(' | '), spacing: { after: 160 } })
    case 'heading':
      return new Paragraph({ heading: HeadingLevel.HEADING_1, text: block.text })
    case 'role':
      return new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
        spacing: { before: 120 },
        children: [
          new TextRun({ text: block.title, bold: true }),
          new TextRun(
            joinCells(
              ['', block.employer, block.place].filter(Boolean).map((cell) => `, ${cell}`),
              '',
            ),
          ),
          new TextRun(`\t${block.dates}`),
        ],
      })
    case 'bullet':
      return new Paragraph({ bullet: { level: 0 }, text: block.text })
    case 'paragraph':
      return new Paragraph({ text: block.text })
  }
}
