import * as z from 'zod/mini'

/** A piece of one printed line. Points; x from the left edge, y is the baseline counted from the top edge. */
export const textRun = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  bold: z.boolean(),
  /** True for text that does not run from left to right along the page. */
  turned: z.boolean(),
})
export type TextRun = z.infer<typeof textRun>

export const resumePage = z.object({ width: z.number(), height: z.number(), runs: z.array(textRun) })
export type ResumePage = z.infer<typeof resumePage>

/** A paragraph of a word processor's document; cells of one table row are joined with tabs where each is one line. */
export const flowBlock = z.object({
  text: z.string(),
  size: z.nullable(z.number()),
  bold: z.boolean(),
  kind: z.enum(['body', 'heading', 'list']),
  place: z.enum(['body', 'header', 'footer', 'box', 'cell']),
})
export type FlowBlock = z.infer<typeof flowBlock>

/** What a file shows a human reader, before anything is understood of it. */
export const resumeDocument = z.object({
  format: z.enum(['pdf', 'docx', 'doc']),
  pageCount: z.nullable(z.int()),
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pages'), pages: z.array(resumePage) }),
    z.object({ kind: z.literal('flow'), blocks: z.array(flowBlock) }),
  ]),
  /** Text that a human cannot see (decisions.md A.5); it is in none of the runs or blocks. */
  hidden: z.array(z.string()),
  /** Targets of the document's links. */
  links: z.array(z.string()),
  /** Characters whose meaning the file's fonts do not tell, out of all. */
  characters: z.object({ total: z.int(), unmapped: z.int() }),
  /** Pages that are pictures: those whose text was recognized, and those that were left unread. */
  scannedPages: z.object({ recognized: z.int(), unread: z.int() }),
})
export type ResumeDocument = z.infer<typeof resumeDocument>
