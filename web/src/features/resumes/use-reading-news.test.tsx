import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { resumeMessages } from '#domain/resumes/messages.ts'
import type { ResumeStateView, ResumeStep } from '#domain/resumes/schema.ts'
import { dismissAllToasts, readToasts } from '../../ui/toast.ts'
import { useReadingNews } from './use-reading-news.ts'

type Seen = ResumeStateView | null | undefined

const failure = { message: 'This file is damaged.', canRetry: false }
const first = '0190c0de-0000-7000-8000-000000000001'
const second = '0190c0de-0000-7000-8000-000000000002'

beforeEach(dismissAllToasts)

function resume(step: ResumeStep, part: Partial<ResumeStateView> = {}): ResumeStateView {
  const file = { originalFilename: 'resume.pdf', createdAt: '2026-11-02T09:00:00.000Z' }
  return { id: first, ...file, step, isActive: true, percent: 60, text: '', failure: null, found: null, ...part }
}

function titlesAfter(seen: Seen[]): string[] {
  const { rerender } = renderHook(({ now }: { now: Seen }) => useReadingNews(now), { initialProps: { now: seen[0] } })
  for (const now of seen.slice(1)) rerender({ now })
  return readToasts().map(({ title }) => title)
}

const complete = resumeMessages.analysisComplete.title
const failed = resumeMessages.processingFailed('').title

test.each<[story: string, seen: Seen[], told: string[]]>([
  ['an analysis that arrives is told', [undefined, resume('parse'), resume('analyze'), resume('done')], [complete]],
  ['one that is over before the page asks again is told', [undefined, null, resume('done')], [complete]],
  ['asking again after it is over tells nothing more', [resume('parse'), resume('done'), resume('done')], [complete]],
  ['a reload of a finished analysis has no news', [undefined, resume('done'), resume('done')], []],
  ['a reload of a failed one has none either', [undefined, resume('parse', { failure })], []],
  ['a reading that fails is told', [resume('parse'), resume('parse', { failure })], [failed]],
  [
    'a retry that works after a failure is told',
    [resume('embed', { failure }), resume('embed'), resume('done')],
    [complete],
  ],
  ['a file that replaces a read one is news', [resume('done'), resume('done', { id: second })], [complete]],
])('%s', (_story, seen, told) => {
  expect(titlesAfter(seen)).toEqual(told)
})

test('the words are those of the specification', () => {
  titlesAfter([resume('parse'), resume('done')])
  expect(readToasts()[0]).toMatchObject({
    kind: 'success',
    title: 'Analysis complete',
    description: 'Your résumé has been analyzed successfully',
  })
  titlesAfter([resume('parse'), resume('parse', { failure })])
  expect(readToasts()[1]).toMatchObject({
    kind: 'failure',
    title: 'Processing failed',
    description: 'This file is damaged.',
  })
})
