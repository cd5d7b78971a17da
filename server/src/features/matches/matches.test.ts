import { describe, expect, test } from 'vitest'
import type { MatchSort } from '#domain/matches/sorts.ts'
import { newVisitor } from '../../testing/client.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate } from '../../testing/factories.ts'
import { listOf, type Scored } from '../../testing/matched-list.ts'

const app = createTestApp()

describe('the list', () => {
  test.each([
    ['composite', [2, 0, 1, 3]],
    ['ai', [1, 2, 0, 3]],
    ['trust', [3, 0, 2, 1]],
  ] as [MatchSort, number[]][])('is sorted by %s, those without a figure last', async (sort, order) => {
    const { jobIds, pages } = await listOf(app(), [
      { composite: 80, ai: 70, trust: 60 },
      { composite: 70, ai: 90, trust: 40 },
      { composite: 90, ai: 80, trust: 50 },
      { composite: null, ai: null, trust: 75 },
    ])
    expect(await pages({ sort })).toEqual([order.map((at) => jobIds[at])])
  })

  test('pages without gaps or repeats, also where all figures are equal or missing', async () => {
    const equal: Scored[] = Array.from({ length: 14 }, () => ({}))
    const none: Scored[] = Array.from({ length: 13 }, () => ({ composite: null, ai: null }))
    const { jobIds, pages } = await listOf(app(), [...equal, ...none])
    for (const sort of ['composite', 'ai', 'trust'] as const) {
      const found = await pages({ sort })
      expect(found.map((page) => page.length)).toEqual([10, 10, 7])
      expect(new Set(found.flat())).toEqual(new Set(jobIds))
    }
  })

  test('a full page stays full when some are passed, failed or closed', async () => {
    const { candidate, jobIds, pages } = await listOf(app(), [
      ...Array.from({ length: 12 }, () => ({})),
      { gate: 'fail' as const, composite: 99 },
      { isListed: false, composite: 98 },
    ])
    await candidate.api.matches.pass({ jobId: jobIds[0] ?? '' })
    await candidate.api.matches.pass({ jobId: jobIds[1] ?? '' })
    const found = await pages()
    expect(found.map((page) => page.length)).toEqual([10])
    expect(found.flat()).not.toContain(jobIds[12])
  })

  test('shows stretch jobs and unlocked ones when asked', async () => {
    const { jobIds, pages } = await listOf(app(), [{ gate: 'fail' }, { isLocked: false }, {}])
    expect((await pages({ stretch: true })).flat()).toHaveLength(3)
    expect(await pages({ unlockedOnly: true })).toEqual([[jobIds[1]]])
  })

  test('refuses a cursor of another order or of nobody', async () => {
    const { candidate } = await listOf(
      app(),
      Array.from({ length: 11 }, () => ({})),
    )
    const { nextCursor } = await candidate.api.matches.list({ sort: 'ai' })
    for (const cursor of [nextCursor ?? '', 'nonsense', Buffer.from('{"sort":"composite"}').toString('base64url')]) {
      await expect(candidate.api.matches.list({ sort: 'composite', cursor })).rejects.toMatchObject({ code: 'invalid' })
    }
  })

  test('takes two statements beside the session', async () => {
    const { candidate } = await listOf(
      app(),
      Array.from({ length: 3 }, () => ({})),
    )
    await candidate.api.matches.list({})
    const count = await countStatements(app(), () => candidate.api.matches.list({}))
    expect(count).toBeLessThanOrEqual(3)
  })

  test('is for candidates with a session, each their own', async () => {
    await expect(newVisitor(app()).api.matches.list({})).rejects.toMatchObject({ code: 'unauthenticated' })
    const { employer } = await listOf(app(), [{}])
    await expect(employer.api.matches.list({})).rejects.toMatchObject({ code: 'forbidden' })
    const other = await signedInCandidate(app())
    expect((await other.api.matches.list({})).matches).toEqual([])
  })
})
