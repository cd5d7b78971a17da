import { failure, success } from '../message.ts'

/** Toasts of the résumé flow (specification sections 5 and 8). */
export const resumeMessages = {
  wrongType: failure('Invalid file type', 'Please upload a PDF or Word document'),
  tooLarge: failure('File too large', 'Please upload a file smaller than 10MB'),
  wizardWrongType: failure('Invalid file type', 'Please upload a PDF or DOCX file.'),
  wizardTooLarge: failure('File too large', 'Please upload a file smaller than 10MB.'),
  uploadFailed: (reason?: string) => failure('Upload failed', reason ?? 'Please try again'),
  processingFailed: (reason: string) => failure('Processing failed', reason),
  analysisComplete: success('Analysis complete', 'Your résumé has been analyzed successfully'),
  draftNotFound: failure('Error', 'Draft not found'),
  setActiveFailed: failure('Failed to update résumé'),
  setActive: success('Draft set as active résumé!'),
  draftSaved: success('Draft saved', 'Your uploaded résumé stays as it is.'),
  writtenIntoDraft: success('Written into your draft', 'Your uploaded résumé stays as it is.'),
  answersSaved: success('Answers saved', 'Your analysis has been made anew with them.'),
  answersInDraft: success('Answers saved', 'They are in your analysis, and in your draft where they fit.'),
  restored: success('Former version restored', 'It is read, scored and matched again.'),
  restoreFailed: (reason: string) => failure('Failed to restore', reason),
  readingCorrected: success('Corrections saved', 'They count from now on, for your analysis and your matches.'),
}

/** Refusals of the server about a draft, in the words the person reads. */
export const draftRefusals = {
  notFound: 'Draft not found',
  changedElsewhere: 'This draft was changed in another tab. Load it again, then save.',
  active: 'This draft is your active résumé already and can no longer be changed.',
  stillReading: 'Your résumé is still being read. Please try again in a moment.',
  wordsGone: 'The words this would change are no longer in the draft.',
} as const

/** Specification section 4, "Résumé processing". */
export const resumeProgress = {
  upload: { percent: 10, text: 'Uploading…' },
  parse: { percent: 60, text: 'Parsing résumé…' },
  embed: { percent: 90, text: 'Processing…' },
  analyze: { percent: 90, text: 'Analyzing…' },
  done: { percent: 100, text: 'Ready.' },
} as const

/** Shown once parsing lasts longer than a file with real text ever takes: recognizing a page takes seconds. */
export const scanTakesLonger =
  'Still reading. A scan or a photograph takes longer, because its words have to be recognized first: up to a minute.'

/** Words of the upload screen (specification section 2). */
export const resumeUploadHint = 'PDF/DOCX · up to 10MB • Private until you apply'
