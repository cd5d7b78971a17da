import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startProgram } from '../testing/program.ts'
import { openDatabase } from './open.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gladwork-crash-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a process killed in the middle of its work', () => {
  test('loses nothing that it acknowledged and leaves nothing half done', { timeout: 90_000 }, async () => {
    const acknowledged = new Set<string>()
    for (let round = 0; round < 4; round++) {
      const writer = startProgram('server/src/testing/programs/write-and-tell.ts', [folder])
      await writer.prints('writing\n')
      await new Promise((resolve) => setTimeout(resolve, 250 + round * 300))
      await writer.kill('SIGKILL')
      for (const id of writer.output().match(/^[0-9a-f-]{36}$/gm) ?? []) acknowledged.add(id)
    }
    const database = await openDatabase({ databaseUrl: null, dataDir: folder })
    const { rows } = await database.db.execute<{ id: string; profile: string | null }>(
      sql`select u.id, p.id as profile from users u left join profiles p on p.id = u.id`,
    )
    await database.close()
    const kept = new Set(rows.map(({ id }) => id))
    expect(acknowledged.size).toBeGreaterThan(20)
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
    expect(rows.filter(({ profile }) => profile === null)).toEqual([])
  })

  test('has its task run again at the next start, without waiting for a heartbeat', { timeout: 60_000 }, async () => {
    const program = 'server/src/testing/programs/slow-task.ts'
    const first = startProgram(program, [folder, 'enqueue'])
    await first.prints('attempt 1 of reading')
    await first.kill('SIGKILL')
    const second = startProgram(program, [folder])
    await second.prints('finished reading')
    expect(second.output()).toContain('attempt 2 of reading')
    await second.kill('SIGKILL')
  })
})
