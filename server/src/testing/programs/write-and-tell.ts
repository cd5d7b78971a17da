import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { migrate } from '../../db/migrate.ts'
import { openDatabase, transact } from '../../db/open.ts'
import { users } from '../../features/accounts/tables.ts'
import { profiles } from '../../features/profiles/tables.ts'

// Writes people in transactions of two rows for as long as it lives, and prints each id after the database said yes.

const database = await openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '' })
await migrate(database)
writeSync(1, 'writing\n')

async function write() {
  for (;;) {
    const id = randomUUID()
    await transact(database.db, async (tx) => {
      await tx.insert(users).values({ id, name: 'Ana Flores', email: `${id}@post.example` })
      await tx.insert(profiles).values({ id, fullName: 'Ana Flores' })
    })
    writeSync(1, `${id}\n`)
  }
}

await Promise.all([write(), write(), write(), write()])
