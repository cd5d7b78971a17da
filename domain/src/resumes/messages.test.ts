import { expect, test } from 'vitest'
import { maxResumeBytes, resumeExtensions } from './limits.ts'
import { resumeMessages, resumeProgress, resumeUploadHint } from './messages.ts'

const words = ({ title, description }: { title: string; description?: string }) => [title, description]

test.each([
  [resumeMessages.wrongType, 'Invalid file type', 'Please upload a PDF or Word document'],
  [resumeMessages.tooLarge, 'File too large', 'Please upload a file smaller than 10MB'],
  [resumeMessages.wizardWrongType, 'Invalid file type', 'Please upload a PDF or DOCX file.'],
  [resumeMessages.wizardTooLarge, 'File too large', 'Please upload a file smaller than 10MB.'],
  [resumeMessages.uploadFailed(), 'Upload failed', 'Please try again'],
  [resumeMessages.uploadFailed('No.'), 'Upload failed', 'No.'],
  [resumeMessages.processingFailed('No.'), 'Processing failed', 'No.'],
  [resumeMessages.analysisComplete, 'Analysis complete', 'Your résumé has been analyzed successfully'],
  [resumeMessages.draftNotFound, 'Error', 'Draft not found'],
  [resumeMessages.setActiveFailed, 'Failed to update résumé', undefined],
  [resumeMessages.setActive, 'Draft set as active résumé!', undefined],
])('each message is worded as specified: %o', (message, title, description) => {
  expect(words(message)).toEqual([title, description])
})

test('the steps show their specified texts and percents', () => {
  expect(Object.values(resumeProgress).map(({ text, percent }) => [text, percent])).toEqual([
    ['Uploading…', 10],
    ['Parsing résumé…', 60],
    ['Processing…', 90],
    ['Analyzing…', 90],
    ['Ready.', 100],
  ])
})

test('a résumé file is a PDF, DOC or DOCX of at most 10 MB', () => {
  expect(resumeExtensions.toSorted()).toEqual(['doc', 'docx', 'pdf'])
  expect(maxResumeBytes).toBe(10 * 1024 * 1024)
  expect(resumeUploadHint).toBe('PDF/DOCX · up to 10MB • Private until you apply')
})
