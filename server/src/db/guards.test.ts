import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '../testing/test-database.ts'
import { frozenRow, violates } from './errors.ts'

const database = useDatabase()
const run = (query: ReturnType<typeof sql>) => database().db.execute(query)

async function addAuditLine() {
  const id = randomUUID()
  await run(sql`insert into audit_log (id, action) values (${id}, 'tested')`)
  return id
}

test.each(['audit_log', 'resume_snapshots', 'application_events', 'reveals'])(
  '%s refuses to be emptied',
  async (table) => {
    const attempt = run(sql.raw(`truncate ${table} cascade`))
    await expect(attempt).rejects.toSatisfy((error) => violates(error, frozenRow))
  },
)

test('a line of the audit log can be neither changed nor removed', async () => {
  const id = await addAuditLine()
  await expect(run(sql`update audit_log set action = 'x' where id = ${id}`)).rejects.toSatisfy((error) =>
    violates(error, frozenRow),
  )
  await expect(run(sql`delete from audit_log where id = ${id}`)).rejects.toSatisfy((error) =>
    violates(error, frozenRow),
  )
})

test("the erasure role can't touch the audit log it has to write to", async () => {
  const { db } = database()
  const id = await addAuditLine()
  const erasing = db.transaction(async (tx) => {
    await tx.execute(sql`set local role gladwork_erasure`)
    await tx.execute(sql`delete from audit_log where id = ${id}`)
  })
  await expect(erasing).rejects.toSatisfy((error) => violates(error, '42501'))
})
