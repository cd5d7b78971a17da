import * as z from 'zod/mini'

/** Why a file was not taken. Each has its own sentence (decisions.md D.15). */
export const resumeRefusals = [
  'empty',
  'too_large',
  'wrong_type',
  'encrypted',
  'corrupt',
  'image_only',
  'bomb',
  'macros',
  'too_many_pages',
  'took_too_long',
] as const
export const resumeRefusal = z.enum(resumeRefusals)
export type ResumeRefusal = z.infer<typeof resumeRefusal>

const sentences: Record<ResumeRefusal, string> = {
  empty: 'This file is empty. Please choose your résumé again.',
  too_large: 'This file is larger than 10MB. Save it with smaller pictures, or export it as a PDF again.',
  wrong_type: 'This is not a PDF or Word document. Save your résumé as PDF, DOCX or DOC and upload that.',
  encrypted:
    'This file is password-protected, so we can’t open it. Save a copy without a password (encryption) and upload that.',
  corrupt: 'This file is damaged and can’t be opened. Open it on your computer, save it again and upload the new copy.',
  image_only:
    'This looks like a scan, and we could not recognize enough words in its picture. Export your résumé from the program it was written in as a PDF, or scan it again upright, in good light and at 300 dots per inch.',
  bomb: 'This file unpacks to far more than a résumé holds, so we stopped reading it. Export it again as a plain PDF.',
  macros: 'This document contains macros. Save it as a plain DOCX or PDF without macros and upload that.',
  too_many_pages: 'This file has more than 40 pages. Upload only your résumé, without attachments.',
  took_too_long: 'Reading this file took too long, so we stopped. Export it again as a plain PDF or DOCX.',
}

export function refusalMessage(refusal: ResumeRefusal): string {
  return sentences[refusal]
}
