import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aRankedCandidate } from '../../testing/a-candidate.ts'
import { ana, openAt, refusal, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const jobId = '0190c0de-0000-7000-8000-00000000000a'
const heron = aRankedCandidate()
const candidates = `/api/jobs/${jobId}/candidates`
const applicant = `${candidates}/${heron.candidateUserId}`
const counts = { all: 1, waiting: 1, shortlisted: 0, interview: 0, offer: 0, declined: 0 }
const job = { id: jobId, title: 'Charge Nurse', candidateCount: 1, counts, nameMoment: '', skillsRequired: [] }
const employer = { ...ana, role: 'employer', companyName: 'Brindle Health' }

const stand = standIn(() => ({
  '/api/session': { body: { session: { person: employer } } },
  [`GET ${candidates}`]: { body: { job, rankedCandidates: [heron], nextCursor: null } },
  [`GET /api/jobs/${jobId}/interviews`]: { body: { interviews: [] } },
}))

const toasts = () => readToasts().map(({ kind, title, description }) => [kind, title, description])

async function openCard() {
  await openAt(`/candidates?jobId=${jobId}`)
  return within(await screen.findByRole('article', { name: heron.name }))
}

test.each([
  [
    'that is done',
    { body: { ...heron, state: 'shortlisted', name: 'Amara Nwosu', isRevealed: true } },
    ['success', 'Candidate shortlisted', 'The candidate has been added to your shortlist'],
  ],
  [
    'that is refused',
    refusal('conflict', 409, 'This candidate has withdrawn.'),
    ['failure', 'Error', 'This candidate has withdrawn.'],
  ],
])('a shortlisting %s is told', async (_, answer, told) => {
  stand.answers[`POST ${applicant}/shortlist`] = answer
  const card = await openCard()
  await userEvent.click(card.getByRole('button', { name: 'Shortlist' }))
  await waitFor(() => expect(toasts()).toContainEqual(told))
})

test.each([
  [
    'that is sent',
    { body: { id: heron.matchId, state: 'proposed', times: [] } },
    ['success', 'Interview scheduled', 'The candidate will be notified'],
  ],
  [
    'that is refused',
    refusal('conflict', 409, 'You already have an interview then.'),
    ['failure', 'Error', 'You already have an interview then.'],
  ],
])('a proposal of times %s is told', async (_, answer, told) => {
  stand.answers[`POST ${applicant}/interviews`] = answer
  const card = await openCard()
  await userEvent.click(card.getByRole('button', { name: 'Schedule Interview' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Interview' }))
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await userEvent.type(dialog.getByLabelText('Time 1'), `${day}T15:30`)
  await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
  await waitFor(() => expect(toasts()).toContainEqual(told))
})
