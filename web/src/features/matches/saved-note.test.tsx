import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aCard } from '../../testing/a-card.ts'
import { aProfile } from '../../testing/a-profile.ts'
import { openAt, refusal, signedInAs, standIn } from '../../testing/stand-in.tsx'
import { readToasts } from '../../ui/toast.ts'

const { job } = aCard()
let note: string | null = null

const server = standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/profile': { body: aProfile() },
  '/api/matches': { body: { matches: [], nextCursor: null } },
  '/api/saved-jobs': () => ({
    body: {
      saved: [{ job, composite: 82, note, savedAt: '2026-11-20T09:00:00.000Z', closesOn: null, hasApplied: false }],
      nextCursor: null,
    },
  }),
  [`PUT /api/saved-jobs/${job.id}/note`]: () => {
    const { body } = server.sent.at(-1) ?? {}
    note = (body as { note: string }).note || null
    return { body: {} }
  },
}))

async function savedJobs() {
  await openAt('/dashboard#saved')
  return within(await screen.findByRole('region', { name: 'Saved jobs' }))
}

test('a note on a saved job is written, shown, changed and taken away', async () => {
  note = null
  const saved = await savedJobs()
  await userEvent.click(await saved.findByRole('button', { name: 'Add a note on Charge Nurse' }))
  expect(document.activeElement).toBe(saved.getByRole('textbox', { name: 'Your note' }))
  await userEvent.keyboard('Ask about nights{Enter}')
  expect(await saved.findByText('Ask about nights')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(saved.getByRole('button', { name: /^Edit note on/ })))
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(saved.getByRole('textbox', { name: 'Your note' }))
  await userEvent.click(saved.getByRole('button', { name: 'Save note' }))
  expect(await saved.findByRole('button', { name: 'Add a note on Charge Nurse' })).toBeTruthy()
  expect(server.sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ note: 'Ask about nights' }),
    expect.objectContaining({ note: '' }),
  ])
})

test('Escape leaves a note as it was', async () => {
  note = 'Ask about nights'
  const saved = await savedJobs()
  await userEvent.click(await saved.findByRole('button', { name: /^Edit note on/ }))
  await userEvent.keyboard(' and pay{Escape}')
  expect(await saved.findByText('Ask about nights')).toBeTruthy()
  expect(server.sent).toEqual([])
})

test('a note that could not be saved is told, and what was typed stays', async () => {
  note = null
  server.answers[`PUT /api/saved-jobs/${job.id}/note`] = refusal('internal', 500)
  const saved = await savedJobs()
  await userEvent.click(await saved.findByRole('button', { name: /^Add a note on/ }))
  await userEvent.keyboard('Ask about nights{Enter}')
  await waitFor(() =>
    expect(readToasts()).toMatchObject([{ kind: 'failure', title: 'Error', description: 'Failed to save your note.' }]),
  )
  expect(saved.getByRole('textbox', { name: 'Your note' })).toHaveProperty('value', 'Ask about nights')
})
