import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { emptyLedger, ledgerTitle } from '#domain/reveals/ledger-words.ts'
import { makeQueryClient } from '../../query-client.ts'
import { aRankedCandidate } from '../../testing/a-candidate.ts'
import { aJob } from '../../testing/a-job.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { renderAtRoute } from '../../ui/testing/at-route.tsx'
import { ApplicationsSection } from './applications-section.tsx'

const jobId = '0190c0de-0000-7000-8000-00000000000a'
const at = '2026-11-20T09:00:00.000Z'
const application = {
  id: '0190c0de-0000-7000-8000-00000000000c',
  state: 'shortlisted',
  stage: 'shortlisted',
  hasPassedQuiz: false,
  appliedAt: at,
  sentAt: at,
  endReason: null,
  nextStep: 'Sent.',
  actions: [],
  mayShareName: false,
  decline: null,
}
const counts = { all: 1, waiting: 0, shortlisted: 1, interview: 0, offer: 0, declined: 0 }
const job = { id: jobId, title: 'Charge Nurse', candidateCount: 1, counts, nameMoment: 'when you shortlist' }

const stand = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/applications': {
    body: { applications: [{ application, job: { ...aJob, standing: 'open' }, timeline: [] }], nextCursor: null },
  },
  [`/api/jobs/${jobId}/candidates`]: {
    body: { job: { ...job, skillsRequired: [] }, rankedCandidates: [aRankedCandidate()], nextCursor: null },
  },
}))

async function openLedger() {
  const title = await screen.findByRole('heading', { name: ledgerTitle })
  const fold = title.closest('details')
  // Closed, it waits for nothing.
  expect(fold?.querySelector('[aria-busy=true]')).toBeNull()
  await userEvent.click(title)
  if (!fold) throw new Error('The ledger does not open.')
  return within(fold)
}

test('a candidate reads over all jobs what became known, through which gate and since when', async () => {
  const revealed = { jobId, jobTitle: 'Charge Nurse', companyDisplay: 'Brindle Health', gate: 'shortlist', at }
  stand.answers['/api/reveals'] = {
    body: {
      lines: [
        { ...revealed, kind: 'company' },
        { ...revealed, kind: 'candidate' },
      ],
    },
  }
  await renderAtRoute(
    <QueryClientProvider client={makeQueryClient()}>
      <ApplicationsSection />
    </QueryClientProvider>,
  )
  const ledger = await openLedger()
  const lines = (await ledger.findAllByRole('listitem')).map((line) => line.textContent)
  expect(lines[0]).toContain('Charge Nurse, Brindle HealthYou see the company.You were shortlisted, Nov 20, 2026')
  expect(lines[1]).toContain('The employer sees your name and contacts.')
  expect(ledger.getAllByRole('link', { name: 'Charge Nurse' })[0]?.getAttribute('href')).toBe(`/job/${jobId}`)
})

test('an employer reads it for a role, and is told while there is nothing', async () => {
  stand.answers['/api/session'] = signedInAs('employer')
  stand.answers[`/api/jobs/${jobId}/reveals`] = {
    body: { lines: [{ candidate: 'Ana Flores', kind: 'candidate', gate: 'consent', at }] },
  }
  await openAt(`/candidates?jobId=${jobId}`)
  const ledger = await openLedger()
  const line = await ledger.findByRole('listitem')
  expect(line.textContent).toContain('Ana FloresYou see name and contacts.The candidate shared the name, Nov 20, 2026')
})

test('an employer without a reveal reads that there is none yet', async () => {
  stand.answers['/api/session'] = signedInAs('employer')
  stand.answers[`/api/jobs/${jobId}/reveals`] = { body: { lines: [] } }
  await openAt(`/candidates?jobId=${jobId}`)
  expect(await (await openLedger()).findByText(emptyLedger.employer)).toBeTruthy()
})

test('a ledger that does not load says so and is tried again', async () => {
  stand.answers['/api/session'] = signedInAs('employer')
  stand.answers[`/api/jobs/${jobId}/reveals`] = refusal('forbidden', 403)
  await openAt(`/candidates?jobId=${jobId}`)
  const ledger = await openLedger()
  expect(await ledger.findByText('The ledger did not load')).toBeTruthy()
  stand.answers[`/api/jobs/${jobId}/reveals`] = { body: { lines: [] } }
  await userEvent.click(ledger.getByRole('button', { name: /again|Retry/i }))
  expect(await ledger.findByText(emptyLedger.employer)).toBeTruthy()
})
