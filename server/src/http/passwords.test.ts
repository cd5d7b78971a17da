import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { asAppError } from './errors.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  test('is found right and wrong, with a hash that is new each time and names its cost', async () => {
    const [hash, other] = [await hashPassword('lanterns4'), await hashPassword('lanterns4')]
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
    expect(other).not.toBe(hash)
    expect(await verifyPassword({ hash, password: 'lanterns4' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'lanterns5' })).toBe(false)
  })

  test('of a length that others would cut is compared whole', async () => {
    const long = 'a1'.repeat(128)
    const hash = await hashPassword(long)
    expect(await verifyPassword({ hash, password: long })).toBe(true)
    expect(await verifyPassword({ hash, password: long.slice(0, -1) })).toBe(false)
  })

  test('never matches something that is no hash of ours', async () => {
    for (const hash of ['', 'lanterns4', '$argon2id$v=19$m=1,t=1,p=1$$']) {
      expect(await verifyPassword({ hash, password: 'lanterns4' })).toBe(false)
    }
  })

  test('flood is turned away with a word to come back, and passes', async () => {
    const flood = Array.from({ length: availableParallelism() * 5 + 10 }, () =>
      hashPassword('lanterns4').then(
        () => 'done',
        (error: unknown) => asAppError(error).code,
      ),
    )
    const outcomes = await Promise.all(flood)
    expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(availableParallelism() * 5)
    await expect(hashPassword('lanterns4')).resolves.toContain('argon2id')
  })
})
