import { eq } from 'drizzle-orm'
import { notices } from '../features/notices/tables.ts'
import type { TestApp } from './create-test-app.ts'

/** What stands under somebody's bell, as it is stored. */
export async function noticesOf(app: TestApp, person: { id: string }) {
  const rows = await app.deps.db.select().from(notices).where(eq(notices.personId, person.id))
  return rows.map(({ kind, eventKey, title, body, path }) => ({ kind, eventKey, title, body, path }))
}
