import { describe, expect, test } from 'vitest'
import { publishedJob } from '../../testing/application-factories.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { crowd } from '../../testing/crowd.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'

const app = createTestApp()

describe('a role with 3,000 applicants', () => {
  test('gives its first page in two statements beside the session, whatever is looked for', async () => {
    const employer = await signedInEmployer(app())
    const { id: jobId } = await publishedJob(app(), employer)
    await crowd(app(), jobId, 3000)
    const first = () => employer.api.applications.rankWithTrust({ jobId })
    // The first call of a session also notes that it is in use.
    await first()
    const beside = 1
    expect(await countStatements(app(), first)).toBeLessThanOrEqual(beside + 2)
    const searched = () =>
      employer.api.applications.rankWithTrust({ jobId, sort: 'ai', show: 'waiting', search: 'Name 29' })
    expect(await countStatements(app(), searched)).toBeLessThanOrEqual(beside + 2)
    const page = await first()
    expect(page.rankedCandidates).toHaveLength(20)
    expect(page.job).toMatchObject({ candidateCount: 3000, counts: { all: 3000, waiting: 3000, declined: 0 } })
    const inbox = () => employer.api.applications.inbox({})
    expect(await countStatements(app(), inbox)).toBeLessThanOrEqual(beside + 1)
  })

  test('gives each of them once, page by page', async () => {
    const employer = await signedInEmployer(app())
    const { id: jobId } = await publishedJob(app(), employer)
    const ids = await crowd(app(), jobId, 130)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await employer.api.applications.inbox({ cursor })
      seen.push(...page.candidates.map((one) => one.matchId))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(ids)
  })
})

describe('looking among candidates', () => {
  const hidden = { isNameRevealed: false, codeName: 'Quiet Heron' }
  const known = { isNameRevealed: true, revealedName: 'Ana 100% Private', codeName: 'Copper Lantern' }
  const rows = [
    { ...hidden, state: 'viewed' as const },
    { ...known, state: 'shortlisted' as const },
    { codeName: 'North Window', state: 'declined' as const },
    { codeName: 'Slow River', state: 'interview_proposed' as const },
    { codeName: 'Gone Away', state: 'withdrawn' as const },
  ]

  async function scene() {
    const employer = await signedInEmployer(app())
    const { id: jobId } = await publishedJob(app(), employer)
    await crowd(app(), jobId, rows.length, (at) => rows[at] ?? {})
    return { employer, jobId }
  }

  test.each([
    [{}, 4],
    [{ show: 'waiting' }, 1],
    [{ show: 'interview' }, 1],
    [{ show: 'declined' }, 1],
    [{ search: 'heron' }, 1],
    [{ search: 'private' }, 1],
    [{ search: 'Lantern' }, 0],
    [{ search: '100%' }, 1],
    [{ search: '%' }, 1],
    [{ show: 'declined', search: 'heron' }, 0],
  ] as const)('%j finds %i', async (input, count) => {
    const { employer, jobId } = await scene()
    const ranked = await employer.api.applications.rankWithTrust({ jobId, ...input })
    const inbox = await employer.api.applications.inbox({ jobId, ...input })
    expect([ranked.rankedCandidates.length, inbox.candidates.length]).toEqual([count, count])
  })

  test('the inbox holds the own roles alone', async () => {
    const { jobId } = await scene()
    const rival = await signedInEmployer(app())
    expect((await rival.api.applications.inbox({})).candidates).toEqual([])
    expect((await rival.api.applications.inbox({ jobId })).candidates).toEqual([])
    const candidate = await signedInCandidate(app())
    await expect(candidate.api.applications.inbox({})).rejects.toMatchObject({ code: 'forbidden' })
    await expect(newVisitor(app()).api.applications.inbox({})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('the sheet has a line for each, formulas as texts, and nothing of a hidden name', async () => {
    const employer = await signedInEmployer(app())
    const { id: jobId } = await publishedJob(app(), employer)
    const names = ['=HYPERLINK("https://evil.example")', null]
    await crowd(app(), jobId, 2, (at) => ({ isNameRevealed: names[at] !== null, revealedName: names[at] ?? null }))
    const address = `/api/employer/jobs/${jobId}/candidates.csv`
    const answer = await employer.fetch(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const text = await answer.text()
    expect(text.trim().split('\r\n')).toHaveLength(3)
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expectAbsentIn(text, ['post.example'])
    const rival = await signedInEmployer(app())
    expect((await rival.fetch(address)).status).toBe(404)
    expect((await (await signedInCandidate(app())).fetch(address)).status).toBe(403)
    expect((await newVisitor(app()).fetch(address)).status).toBe(401)
    expect((await employer.fetch('/api/employer/jobs/nonsense/candidates.csv')).status).toBe(404)
  })
})
