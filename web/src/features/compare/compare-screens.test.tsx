import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SavedJob } from '#domain/matches/schema.ts'
import { aProfile } from '../../testing/a-profile.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'

const ids = ['a1', 'b2', 'c3', 'd4'].map((end) => `0190c0de-0000-7000-8000-0000000000${end}`)
const titles = ['Charge Nurse', 'Ward Manager', 'School Nurse', 'Flight Nurse']

function aSavedJob(id: string, title: string): SavedJob {
  return {
    job: {
      id,
      title,
      companyDisplay: 'Confidential company · Healthcare',
      companyRevealed: false,
      companyLogoUrl: null,
      location: 'Portland, OR',
      timeZone: 'PT',
      workMode: 'onsite',
      employmentType: 'full-time',
      seniority: null,
      compRange: null,
      badges: [],
      standing: 'open',
      lock: 'Company hidden until you are shortlisted.',
    },
    composite: 80,
    note: null,
    savedAt: '2026-11-20T10:00:00.000Z',
    closesOn: null,
    hasApplied: false,
  }
}

/** What the page reads of a job. */
function aJob(at: number) {
  return {
    id: ids[at],
    title: titles[at],
    companyDisplay: 'Confidential company · Healthcare',
    standing: at === 1 ? 'filled' : 'open',
    location: 'Portland, OR',
    workMode: 'onsite',
    employmentType: null,
    seniority: null,
    compRange: at === 0 ? '$90k – $110k' : null,
    match: {
      scores: { composite: 80 - at, ai: 75, trust: 60, mutual: 4, gate: 'pass', rationale: [] },
      parts: {
        mustHaves: { met: 3, of: 5 },
        skills: [{ name: 'Telemetry', importance: 'nice', state: 'missing', through: null }],
        raise: at === 2 ? [] : [{ points: 4, text: 'Add Telemetry to your résumé, if you have it' }],
      },
    },
  }
}

const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/profile': { body: aProfile() },
  '/api/profile/trust-counts': { body: { vouches: 0, verifiedJobs: 0 } },
  '/api/matches': { body: { matches: [], nextCursor: null } },
  '/api/saved-jobs': { body: { saved: ids.map((id, at) => aSavedJob(id, titles[at] ?? '')), nextCursor: null } },
}))

function jobsAnswer() {
  for (const [at, id] of ids.entries()) server.answers[`/api/job-details/${id}`] = { body: aJob(at) }
}

test('three saved jobs are chosen and laid side by side; the choice stands in the address', async () => {
  jobsAnswer()
  const router = await openAt('/dashboard')
  expect(await screen.findByText('Choose two or three to compare them side by side.')).toBeTruthy()
  for (const title of titles.slice(0, 3)) await userEvent.click(await screen.findByLabelText(`Compare ${title}`))
  expect(screen.getByLabelText<HTMLInputElement>('Compare Flight Nurse').disabled).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Compare 3 jobs' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ jobs: ids.slice(0, 3).join(',') }))
  expect(await screen.findByRole('table', { name: 'Jobs beside each other' })).toBeTruthy()
})

test('a link shows the same comparison: each question with an answer for each job', async () => {
  jobsAnswer()
  await openAt(`/compare?jobs=${ids.slice(0, 3).join(',')}`)
  const table = await screen.findByRole('table', { name: 'Jobs beside each other' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map((head) => within(head).getByRole('link').textContent)).toEqual(titles.slice(0, 3))
  expect(heads.map((head) => head.textContent?.includes('Job filled'))).toEqual([false, true, false])
  const answers = (question: string) => {
    const body = within(table).getByText(question).closest('tbody')
    return within(body as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  }
  expect(answers('Pay')).toEqual(['$90k – $110k', 'Not stated', 'Not stated'])
  expect(answers('Must-haves you bring')).toEqual(['3 of 5', '3 of 5', '3 of 5'])
  expect(answers('What is missing')).toEqual(['Telemetry', 'Telemetry', 'Telemetry'])
  expect(answers('What would raise it')[2]).toBe('Nothing we could name')
})

test('one that is gone leaves the others where they are', async () => {
  jobsAnswer()
  server.answers[`/api/job-details/${ids[1]}`] = refusal('not_found', 404)
  await openAt(`/compare?jobs=${ids.slice(0, 2).join(',')}`)
  expect(await screen.findByText('One of these jobs did not load')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Charge Nurse' })).toBeTruthy()
})

test.each(['/compare', '/compare?jobs=nonsense'])('%s says how to choose', async (address) => {
  await openAt(address)
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose from saved jobs' }).getAttribute('href')).toBe('/dashboard#saved')
})
