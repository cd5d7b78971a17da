import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aJob } from '../../testing/a-job.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'

const part = (name: string) => ({ name, points: null, maximum: 0 })

standIn(() => ({
  '/api/session': signedInAs('seeker'),
  [`GET /api/job-details/${aJob.id}`]: {
    body: {
      ...aJob,
      match: {
        scores: { composite: 85, ai: 78, trust: 66, mutual: 7, gate: 'pass', rationale: [] },
        parts: {
          aiParts: ['skills', 'title', 'experience', 'seniority'].map(part),
          skills: [],
          closestTitle: null,
          gates: [],
          preferences: { met: 0, of: 0 },
          mustHaves: { met: 0, of: 0 },
          isTrustedEmployer: true,
          raise: [],
        },
      },
    },
  },
}))

test('a score comes about of the same whole points on the page of a job as in the list', async () => {
  await openAt(`/job/${aJob.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Open the breakdown' }))
  const bar = (await screen.findByText('How 85 comes about')).closest('figure')
  expect([...(bar?.querySelectorAll('b') ?? [])].map((figure) => figure.textContent)).toEqual(['59', '16', '+7', '+3'])
})
