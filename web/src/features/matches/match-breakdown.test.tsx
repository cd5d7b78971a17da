import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aCard } from '../../testing/a-card.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'
// The card asks for it when it is opened; here it is ready, so that no test waits for it to be compiled.
import './match-breakdown-panel.tsx'

const jobId = aCard().job.id

const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/matches': () => ({ body: { matches: [aCard()], nextCursor: null } }),
  '/api/matches/summary': () => ({
    body: { fitting: 1, stretch: 0, newThisWeek: 0, saved: 0, passed: 0, signal: 'high', resumeId: null },
  }),
}))

test('a figure opens to the whole numbers it is made of, each with what it was measured by', async () => {
  const part = (name: string, points: number | null, maximum: number) => ({ name, points, maximum })
  server.answers[`/api/matches/${jobId}`] = {
    body: {
      scores: aCard().scores,
      parts: {
        aiParts: [
          part('skills', 33.4, 45),
          part('title', 18.2, 20),
          part('experience', null, 0),
          part('seniority', 15, 15),
        ],
        skills: [{ name: 'Triage', importance: 'must_have', state: 'met', through: null }],
        closestTitle: { title: 'Charge Nurse', isDesired: true },
        gates: [],
        preferences: { met: 3, of: 4 },
        mustHaves: { met: 5, of: 6 },
        isTrustedEmployer: true,
        raise: [],
      },
    },
  }
  server.answers[`/api/job-details/${jobId}/evidence`] = {
    body: {
      points: [
        {
          part: 'skills',
          about: 'Triage',
          candidate: {
            source: 'resume',
            text: 'Ran the triage desk at pretriages',
            where: 'Charge Nurse, 2021 to today',
            words: ['triage'],
          },
          job: { source: 'posting', text: 'Triage', where: 'Must-have skill', words: [] },
        },
      ],
    },
  }
  await openAt('/matches')
  await userEvent.click(await screen.findByRole('button', { name: /^Why 82/ }))
  const rows = await waitFor(() => {
    const terms = [...document.querySelectorAll('dt')].map(
      (term) => `${term.textContent}=${term.parentElement?.querySelector('dd:nth-of-type(2)')?.textContent}`,
    )
    expect(terms.length).toBeGreaterThan(7)
    return terms
  })
  // The card itself says the first two already.
  expect(rows.slice(2)).toEqual([
    'AI fitThe four below, added up=78',
    'Skills5 of 6 must-haves=33/45',
    'TitleNearest to “Charge Nurse”=18/20',
    'ExperienceNo data; the others count more=–',
    'SeniorityYour level beside theirs=15/15',
    'TrustTheirs; trusted employers get 3 more points=66',
    'MutualWhat each side gets of its wishes=7/10',
    'PreferencesYours, met by this job=3/4',
    'Must-havesTheirs, met by you=5/6',
  ])
  // ¾ of 78 is 58.5 and ¼ of 66 is 16.5: together 75, so the second share is what is left of it.
  const bar = screen.getByText('How 82 comes about').closest('figure')
  expect([...(bar?.querySelectorAll('b') ?? [])].map((figure) => figure.textContent)).toEqual(['59', '16', '+7', '+3'])
  // A part without data has nothing behind it; the lines of the others are read when they are asked for.
  const folds = screen.getAllByText('What was compared')
  expect(folds.map((fold) => fold.textContent)).toEqual([
    'What was compared for Skills',
    'What was compared for Title',
    'What was compared for Seniority',
    'What was compared for Preferences',
  ])
  expect(screen.queryByText(/Ran the/)).toBeNull()
  const [skills, title] = folds
  if (skills) await userEvent.click(skills)
  const quote = (await screen.findByText(/Ran the/)).closest('li')
  expect(quote?.textContent).toBe(
    'TriageYour résumé · Charge Nurse, 2021 to todayRan the triage desk at pretriagesThe posting · Must-have skillTriage',
  )
  expect([...(quote?.querySelectorAll('p b') ?? [])].map((word) => word.textContent)).toEqual(['triage'])
  if (title) await userEvent.click(title)
  expect(await screen.findByText('There was no title to compare.')).toBeTruthy()
})
