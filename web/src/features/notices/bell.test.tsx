import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aProfile } from '../../testing/a-profile.ts'
import { openAt, signedInAs, standIn } from '../../testing/stand-in.tsx'

const notice = { kind: 'matches', body: 'Ward Manager', path: '/matches', at: '2026-11-20T09:00:00.000Z' }

standIn(() => ({
  '/api/session': signedInAs('seeker'),
  '/api/profile': { body: aProfile() },
  '/api/notices': {
    body: {
      notices: [
        { ...notice, id: '0190c0de-0000-7000-8000-0000000000d1', title: 'A new match', isRead: false },
        { ...notice, id: '0190c0de-0000-7000-8000-0000000000d2', title: 'An older match', isRead: true },
      ],
      unread: 1,
    },
  },
}))

test('the bell reads out which of its notices are unread', async () => {
  await openAt('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  expect(screen.getByRole('menuitem', { name: 'Unread: A new match: Ward Manager' })).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: 'An older match: Ward Manager' })).toBeTruthy()
})
