import * as z from 'zod/mini'
import { reportNoteLimit, reportReasons, reportWords } from './report.ts'

const note = z.pipe(
  z.string().check(z.trim(), z.maxLength(reportNoteLimit, reportWords.tooLong)),
  z.transform((text) => text || null),
)

export const reportInput = z.object({
  jobId: z.uuid(),
  reason: z.enum(reportReasons, { error: reportWords.chooseReason }),
  note: z.nullable(note),
})
export type ReportInput = z.infer<typeof reportInput>

export const reported = z.object({ reportedAt: z.iso.datetime() })
