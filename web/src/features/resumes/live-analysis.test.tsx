import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { analyzeResume } from '#domain/resumes/analyze-resume.ts'
import { plainTextLayout } from '#domain/resumes/layout-facts.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'

const id = '0190c0de-0000-7000-8000-000000000002'
const text = `Amara Nwosu
amara@mail.example | Portland, OR
EXPERIENCE
Charge Nurse, Harbourview Medical Center
March 2022 – Present
• Responsible for managing patient handover on night shifts`
const reading = readResume({ text, today: '2026-11-20' })
const byRules = analyzeResume({ reading, layout: plainTextLayout, desiredTitles: [], answers: [], today: '2026-11-20' })
const byModel = {
  id: 'by-model',
  section: 'Charge Nurse',
  targetRole: 'Charge Nurse',
  before: 'Responsible for managing patient handover on night shifts',
  after: 'Led patient handover on night shifts',
  notes: 'Opens with what was done.',
  edits: [],
  lines: [5],
  isByModel: true,
}
const resume = {
  id,
  originalFilename: 'cv.pdf',
  createdAt: '2026-11-20T09:00:00.000Z',
  step: 'done',
  isActive: true,
  percent: 100,
  text: 'Ready.',
  failure: null,
  found: null,
}
const answerWith = (analysis: typeof byRules) => ({
  body: { resume, analysis, scores: null, answers: {}, appliedIds: [], draft: null },
})

const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/resumes/latest': { body: { resume } },
  [`/api/resumes/${id}/analysis`]: answerWith({ ...byRules, rewriteSuggestions: [] }),
  [`/api/resumes/${id}/versions`]: { body: { versions: [] } },
}))

test('rewrites of a model come onto the open page once they are written', async () => {
  const lines: EventTarget[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super()
        lines.push(this)
      }
      close() {}
    },
  )
  await openAt('/onboarding/resume?replace=1')
  await screen.findByRole('heading', { level: 1, name: byRules.oneLineSummary })
  expect(screen.queryByText('Deep-dive rewrites')).toBeNull()

  server.answers[`/api/resumes/${id}/analysis`] = answerWith({ ...byRules, rewriteSuggestions: [byModel] })
  act(() => {
    for (const line of lines) line.dispatchEvent(new MessageEvent('message', { data: '{"kind":"resume"}' }))
  })
  await userEvent.click(await screen.findByText('Deep-dive rewrites'))
  expect(screen.getByText('written with a model')).toBeTruthy()
})

test('while the analysis is on its way its shape is there, and the wait is said', async () => {
  delete server.answers[`/api/resumes/${id}/analysis`]
  await openAt('/onboarding/resume?replace=1')
  await screen.findByText('Loading the analysis')
  await vi.waitFor(() => expect(document.querySelectorAll('.skeleton-sweep').length).toBeGreaterThan(20))
})
