import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startProgram } from '../testing/program.ts'
import { lockFolder } from './lock.ts'

const holder = 'server/src/testing/programs/hold-folder.ts'
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gladwork-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a folder', () => {
  test('that another process holds is refused at once, with its number and the folder', async () => {
    const first = startProgram(holder, [folder])
    await first.prints('held')
    const started = performance.now()
    await expect(lockFolder(folder)).rejects.toThrow(`The folder ${folder} is in use by process ${first.pid}`)
    expect(performance.now() - started).toBeLessThan(200)
    await first.kill('SIGKILL')
  })

  test('is free again after its holder was killed', async () => {
    const first = startProgram(holder, [folder])
    await first.prints('held')
    await first.kill('SIGKILL')
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`)
    await lock.release()
    await (await lockFolder(folder)).release()
  })

  test('goes to exactly one of many that start at once, also over a dead lock', async () => {
    for (let round = 0; round < 3; round++) {
      const dead = startProgram(holder, [folder])
      await dead.prints('held')
      await dead.kill('SIGKILL')
      const starts = Array.from({ length: 8 }, () => startProgram(holder, [folder]))
      const outcomes = await Promise.all(
        starts.map((start) =>
          Promise.race([start.prints('held').then(() => 'held'), start.ended.then(() => 'refused')]),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1)
      await Promise.all(starts.map((start) => start.kill('SIGKILL')))
    }
  })

  test.each([
    ['a number that is used by another program now', { pid: process.ppid, startedAt: '1', machine: hostname() }],
    ['a number nobody has', { pid: 4_194_000, startedAt: '1', machine: hostname() }],
  ])('is not kept by %s', async (_, left) => {
    await writeFile(path.join(folder, 'lock'), JSON.stringify({ ...left, takenAt: 'long ago', token: randomUUID() }))
    await (await lockFolder(folder)).release()
  })

  test('held on another machine is refused while that one is heard of', async () => {
    const left = { pid: 1, startedAt: '1', machine: 'elsewhere', takenAt: 'just now', token: randomUUID() }
    await writeFile(path.join(folder, 'lock'), JSON.stringify(left))
    await expect(lockFolder(folder)).rejects.toThrow('process 1 on elsewhere')
  })

  test('with half a lock file in it is not lost for ever', async () => {
    await writeFile(path.join(folder, 'lock'), '{"pid":')
    const lock = await lockFolder(folder)
    expect(JSON.parse(await readFile(path.join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    await lock.release()
  })
})
