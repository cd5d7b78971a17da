import { expect, test } from 'vitest'
import { transact } from '../../db/open.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate } from '../../testing/factories.ts'
import { addNotice } from './commands.ts'

const app = createTestApp()

async function tell(personId: string, eventKey: string) {
  const notice = { personId, kind: 'test', eventKey, title: 'News', body: 'Of your role', path: '/dashboard' }
  await transact(app().deps.db, (tx) => addNotice(tx, notice))
}

test('the bell shows what was told, once, and counts what is unread', async () => {
  const candidate = await signedInCandidate(app())
  await tell(candidate.id, 'one')
  await tell(candidate.id, 'one')
  await tell(candidate.id, 'two')
  const { notices, unread } = await candidate.api.notices.newest()
  expect(unread).toBe(2)
  expect(notices).toHaveLength(2)
  expect(notices[0]).toMatchObject({ title: 'News', body: 'Of your role', path: '/dashboard', isRead: false })
  const [first] = notices
  expect(await candidate.api.notices.read({ ids: [first?.id ?? ''] })).toEqual({ unread: 1 })
  expect(await candidate.api.notices.read({ ids: [first?.id ?? ''] })).toEqual({ unread: 1 })
})

test("nobody reads or marks another person's notices", async () => {
  const owner = await signedInCandidate(app())
  const other = await signedInCandidate(app())
  await tell(owner.id, 'one')
  const { notices } = await owner.api.notices.newest()
  await other.api.notices.read({ ids: notices.map((one) => one.id) })
  expect(await other.api.notices.newest()).toEqual({ notices: [], unread: 0 })
  expect((await owner.api.notices.newest()).unread).toBe(1)
})

test('the bell needs a session', async () => {
  await expect(newVisitor(app()).api.notices.newest()).rejects.toMatchObject({ code: 'unauthenticated' })
})
