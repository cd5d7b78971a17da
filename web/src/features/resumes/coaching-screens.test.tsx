import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { analyzeResume } from '#domain/resumes/analyze-resume.ts'
import { plainTextLayout } from '#domain/resumes/layout-facts.ts'
import { resumeMessages } from '#domain/resumes/messages.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const id = '0190c0de-0000-7000-8000-000000000002'
const draftId = '0190c0de-0000-7000-8000-000000000003'
const text = `Amara Nwosu
amara@mail.example | (503) 555-0147 | Portland, OR
SUMMARY
Passionate team player. Nurse in acute care for many years.
EXPERIENCE
Charge Nurse, Harbourview Medical Center
March 2022 – Present
• Responsible for managing patient handover on night shifts
• Responsible for the medication room and its stock
• Was involved in the rollout of the new charting system
• Took care of new colleagues in their first weeks on the ward
Staff Nurse, Alder & Finch Hospital
July 2017 – June 2020
• Cared for five patients a shift after abdominal surgery
SKILLS
Wound care, Triage, IV therapy`
const reading = { ...readResume({ text, today: '2026-11-20' }), hiddenText: ['kubernetes terraform'] }
const layout = { ...plainTextLayout, hiddenRuns: 1 }
const analysis = analyzeResume({
  reading,
  layout,
  desiredTitles: ['Registered Nurse'],
  answers: [],
  today: '2026-11-20',
})
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
const view = {
  resume,
  analysis: analysis as typeof analysis | null,
  scores: { overall: 61, atsReadiness: 84, summary: 'A short one.' },
  answers: {},
  appliedIds: [],
  draft: null,
}
const draft = {
  id: draftId,
  resumeId: id,
  title: 'Résumé, improved November 20, 2026',
  body: 'Amara Nwosu',
  changes: [
    { key: 'a', title: 'Say it', source: 'Rewrite', isByModel: true, edits: [{ before: 'Old', after: 'New' }] },
  ],
  isActivated: false,
  activatedAt: null,
  version: 1,
}

const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/resumes/latest': { body: { resume } },
  [`/api/resumes/${id}/analysis`]: { body: view },
  [`/api/resumes/${id}/versions`]: { body: { versions: [] } },
  [`/api/resumes/${id}/reading`]: { body: { reading } },
  [`/api/resume-drafts/${draftId}`]: { body: draft },
}))

async function openAnalysis() {
  const router = await openAt('/onboarding/resume?replace=1')
  await screen.findByRole('heading', { name: 'Quick Wins' })
  return router
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

describe('the analysis', () => {
  test('opens with scores, one line, minutes, strengths and badges', async () => {
    await openAnalysis()
    expect(screen.getByRole('meter', { name: `Overall: ${analysis.overallScore} of 100` })).toBeTruthy()
    expect(screen.getByRole('meter', { name: `ATS readiness: ${analysis.atsReadiness} of 100` })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: analysis.oneLineSummary })).toBeTruthy()
    expect(screen.getByText(`${analysis.estTimeToImproveMinutes} minutes`)).toBeTruthy()
    for (const { text: strength } of analysis.topWins) expect(screen.getByText(strength)).toBeTruthy()
    for (const badge of analysis.badges) expect(screen.getByText(badge)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue to Next Step' }).getAttribute('href')).toBe('/start/prefs')
  })

  test('opens a score to the lines it came from', async () => {
    await openAnalysis()
    await userEvent.click(screen.getByRole('button', { name: /^Show the .* for Writing$/ }))
    expect(await screen.findByText('• Responsible for the medication room and its stock')).toBeTruthy()
  })

  test('names the checks, and the keywords by whether one has them', async () => {
    await openAnalysis()
    for (const label of [
      'Parseable layout',
      'Clean formatting',
      'Standard headers',
      'Date consistency',
      'Recommended section order',
    ])
      expect(screen.getByText(label)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Missing keywords' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'You have it elsewhere' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Not in your résumé' })).toBeTruthy()
    const [gap] = analysis.keywordGaps
    expect(screen.getAllByText(gap?.suggestedPhrases[0] ?? '').length).toBeGreaterThan(0)
  })

  test('previews a quick win before it is applied', async () => {
    const fix = analysis.quickFixes.find((one) => one.edits.length > 0)
    server.answers[`/api/resumes/${id}/fixes/${fix?.id}`] = { body: draft }
    await openAnalysis()
    const wins = screen.getByRole('region', { name: 'Quick Wins' })
    const row = within(wins)
      .getAllByText(new RegExp(escaped(fix?.title ?? '-')))[0]
      ?.closest('li')
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Preview' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Apply This Fix' }))
    await waitFor(() => expect(server.sent.map(({ path }) => path)).toEqual([`/api/resumes/${id}/fixes/${fix?.id}`]))
    await waitFor(() => expect(readToasts().at(-1)?.title).toBe(resumeMessages.writtenIntoDraft.title))
  })

  test('sends nothing while no question is answered, and says so at the first', async () => {
    await openAnalysis()
    await userEvent.click(screen.getByRole('button', { name: 'Submit Answers' }))
    const first = screen.getByLabelText(analysis.questions[0]?.prompt ?? '')
    expect(await screen.findByText('Answer at least one question first.')).toBeTruthy()
    expect(document.activeElement).toBe(first)
    await userEvent.type(first, 'F')
    expect(screen.queryByText('Answer at least one question first.')).toBeNull()
    expect(server.sent).toEqual([])
  })

  test('sends the answers to its questions', async () => {
    const [question] = analysis.questions
    server.answers[`/api/resumes/${id}/answers`] = { body: view }
    await openAnalysis()
    await userEvent.type(screen.getByLabelText(question?.prompt ?? ''), 'From 9 to 2')
    await userEvent.click(screen.getByRole('button', { name: 'Submit Answers' }))
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(server.sent[0]?.body).toMatchObject({
      answers: expect.arrayContaining([{ questionId: question?.id, answer: 'From 9 to 2' }]),
    })
  })

  test('tells what to address, rewrites, feedback by section, and what was hidden', async () => {
    await openAnalysis()
    expect(screen.getByRole('heading', { name: 'Things to Address' })).toBeTruthy()
    const [flag] = analysis.redFlags
    for (const words of [flag?.where, flag?.whyItMatters, flag?.softFix])
      expect(screen.getAllByText(words ?? '-')[0]).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Deep-dive rewrites' })).toBeTruthy()
    const [rewrite] = analysis.rewriteSuggestions
    expect(screen.getAllByText(`for ${rewrite?.targetRole}`).length).toBeGreaterThan(0)
    expect(screen.getAllByText(rewrite?.notes ?? '-').length).toBeGreaterThan(0)
    expect(screen.getAllByRole('button', { name: 'Accept this rewrite', hidden: true }).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { name: 'Section-by-section feedback' })).toBeTruthy()
    expect(screen.getByText(analysis.sectionFeedback.Contact?.[0] ?? '-')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'We left this out' })).toBeTruthy()
    expect(screen.getByText('kubernetes terraform', { selector: 'li' })).toBeTruthy()
  })

  test('of an earlier form shows its scores in percent and its summary, and nothing else', async () => {
    server.answers[`/api/resumes/${id}/analysis`] = { body: { ...view, analysis: null } }
    await openAt('/onboarding/resume?replace=1')
    expect(await screen.findByText('61%')).toBeTruthy()
    expect(screen.getByText('84%')).toBeTruthy()
    expect(screen.getByText('A short one.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Quick Wins' })).toBeNull()
  })
})

describe('a draft', () => {
  const address = `/resume-drafts/${draftId}`

  test('shows title, body, and each change with its source and its mark', async () => {
    await openAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: draft.title })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Amara Nwosu')
    expect(screen.getByText('Rewrite')).toBeTruthy()
    expect(screen.getByText('written with a model')).toBeTruthy()
  })

  test('is set as active, with what is typed just now', async () => {
    server.answers[`${address.replace('/', '/api/')}/activate`] = {
      status: 200,
      body: { ...draft, isActivated: true, activatedAt: resume.createdAt },
    }
    await openAt(address)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), ' Speaks Greek')
    await userEvent.click(screen.getByRole('button', { name: 'Set as Active' }))
    await waitFor(() => expect(readToasts().at(-1)?.title).toBe('Draft set as active résumé!'))
    expect(server.sent.map(({ path }) => path)).toEqual([`/api${address}`, `/api${address}/activate`])
    expect(server.sent[0]?.body).toMatchObject({ body: 'Amara Nwosu Speaks Greek', version: 1 })
  })

  test('that could not be set as active says so and keeps the words', async () => {
    server.answers[`/api${address}/activate`] = refusal('conflict', 409, 'Wait.')
    await openAt(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Set as Active' }))
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({ title: 'Failed to update résumé', description: 'Wait.' }),
    )
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Amara Nwosu')
  })

  test('with open blanks asks before it is set as active', async () => {
    server.answers[`/api${address}`] = { body: { ...draft, body: 'Led the ward, [result, with a number]' } }
    await openAt(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Set as Active' }))
    expect(await screen.findByText('One blank is still open')).toBeTruthy()
    expect(server.sent).toEqual([])
  })

  test('that is missing is told, and leads to the résumé screen', async () => {
    server.answers[`/api${address}`] = refusal('not_found', 404, 'Draft not found')
    server.answers['/api/resumes/latest'] = { body: { resume: null } }
    const router = await openAt(address)
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/resume'))
    expect(readToasts().map(({ title, description }) => [title, description])).toContainEqual([
      'Error',
      'Draft not found',
    ])
  })
})

describe('the résumé screen', () => {
  test('leads on to the preferences who arrives with an analysed résumé', async () => {
    const router = await openAt('/onboarding/resume')
    await waitFor(() => expect(router.state.location.pathname).toBe('/start/prefs'))
  })

  test('is where the way back leads, once a résumé was read while one watched', async () => {
    server.answers['/api/resumes/latest'] = { body: { resume: { ...resume, step: 'analyze', percent: 90 } } }
    const router = await openAt('/onboarding/resume')
    await screen.findByText('cv.pdf')
    server.answers['/api/resumes/latest'] = { body: { resume } }
    await router.options.context.queryClient.invalidateQueries({ queryKey: ['resumes'] })
    await userEvent.click(await screen.findByRole('link', { name: 'Continue' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding/preferences'))
    router.history.back()
    expect(await screen.findByRole('heading', { name: 'Quick Wins' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/onboarding/resume')
  })

  test.each(['/onboarding/resume?replace=1', '/start?replace=1'])('stays at %s to replace it', async (address) => {
    const router = await openAt(address)
    expect(await screen.findByRole('heading', { name: 'Quick Wins' })).toBeTruthy()
    expect(screen.getByLabelText('Replace it')).toBeTruthy()
    expect(router.state.location.pathname).toBe(address.split('?')[0])
  })

  test.each(['/onboarding/resume', '/start'])(
    'takes a file at %s, with what is agreed to by choosing one',
    async (address) => {
      server.answers['/api/resumes/latest'] = { body: { resume: null } }
      await openAt(address)
      expect(await screen.findByLabelText(/Drop your résumé here, or choose a file/)).toBeTruthy()
      expect(screen.getByText('PDF/DOCX · up to 10MB • Private until you apply')).toBeTruthy()
      const consent = screen.getByText(/By choosing a file you agree to AI processing/)
      const links = within(consent).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy'])
    },
  )
})
