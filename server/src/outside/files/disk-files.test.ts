import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FileTooLarge, newFileKey } from '../../stored-file.ts'
import { diskFiles } from './disk-files.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gladwork-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function* chunks(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

async function filesIn(place: string) {
  return (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
}

describe('a file', () => {
  test('comes back as it was, counted and hashed on its way in', async () => {
    const store = diskFiles(folder)
    const key = newFileKey('resumes', 'pdf')
    const saved = await store.save(key, chunks('%PDF', '-1.7'))
    expect(saved).toEqual({ size: 8, sha256: createHash('sha256').update('%PDF-1.7').digest('hex') })
    expect(Buffer.from(await store.read(key)).toString()).toBe('%PDF-1.7')
    expect((await store.list('resumes')).map((file) => file.key)).toEqual([key])
    await store.remove(key)
    expect(await store.exists(key)).toBe(false)
    expect(await store.list('avatars')).toEqual([])
  })

  test('has a name that says nothing', () => {
    expect(newFileKey('logos', 'png')).toMatch(/^logos\/[0-9a-f-]{36}\.png$/)
  })

  test('over the limit is stopped at the first byte too many and leaves nothing behind', async () => {
    const store = diskFiles(folder)
    let sent = 0
    async function* endless() {
      for (;;) {
        sent += 1
        yield Buffer.alloc(1_000)
      }
    }
    await expect(store.save('resumes/a.pdf', endless(), { maximumBytes: 10_000 })).rejects.toThrow(FileTooLarge)
    expect(sent).toBe(11)
    await expect(store.save('resumes/b.pdf', new Uint8Array(10_000), { maximumBytes: 10_000 })).resolves.toMatchObject({
      size: 10_000,
    })
    expect(await filesIn(folder)).toBe(1)
  })

  test('whose sender breaks off leaves nothing behind', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('gone')
    }
    await expect(diskFiles(folder).save('resumes/a.pdf', broken())).rejects.toThrow('gone')
    expect(await filesIn(folder)).toBe(0)
  })

  test.each(['../a', 'resumes/../../a', '/etc/a'])('can not be put at %s', async (key) => {
    await expect(diskFiles(path.join(folder, 'files')).save(key, chunks('x'))).rejects.toThrow()
    expect(await filesIn(folder)).toBe(0)
  })
})
