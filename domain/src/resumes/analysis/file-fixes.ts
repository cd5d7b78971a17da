import type { Case, DraftFix } from './case.ts'
import { mended, plainFix } from './plain-fix.ts'

/** What is wrong with the file as such, before anything is said of its words. */
export function fileFixes(one: Case): DraftFix[] {
  return [...scanFix(one), ...hiddenFix(one)]
}

function scanFix(one: Case): DraftFix[] {
  const { recognizedPages } = one.layout
  if (recognizedPages === 0) return []
  const real = { ...one.layout, recognizedPages: 0, unreadPages: 0 }
  return [
    plainFix(
      'scan',
      'Send a file with real text instead of a scan',
      5,
      'We recognized the words in the picture; most systems don’t try and see an empty page. Export your résumé from the program it was written in.',
      { before: null, after: null, change: mended(one, 'parseableLayout', undefined, real) },
    ),
  ]
}

function hiddenFix(one: Case): DraftFix[] {
  if (one.layout.hiddenRuns === 0) return []
  const shown = { ...one.layout, hiddenRuns: 0 }
  return [
    plainFix(
      'hidden',
      'Take out the text nobody can see',
      5,
      'Hidden words cap ATS readiness at 40. We left them out of the reading.',
      {
        before: one.reading.hiddenText[0]?.slice(0, 160) ?? null,
        after: null,
        change: mended(one, 'parseableLayout', 0, shown),
      },
    ),
  ]
}
