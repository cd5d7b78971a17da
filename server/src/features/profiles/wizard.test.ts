import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readResumeOf } from '../../testing/application-factories.ts'
import { expectAbsent } from '../../testing/canary.ts'
import { newVisitor, type Visitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { profiles } from './tables.ts'

const app = createTestApp()
const db = () => app().deps.db

async function rowOf(id: string) {
  const [row] = await db().select().from(profiles).where(eq(profiles.id, id))
  return row
}

const skills = ['Triage', 'Telemetry', 'Wound care', 'Phlebotomy', 'Patient education']
const experience = { skills, desiredTitles: ['Charge Nurse'], desiredLocations: ['Portland, OR'] }

describe('the Experience step', () => {
  test('sets the preferences when what it needs is there, once', async () => {
    const candidate = await signedInCandidate(app(), { profile: experience })
    const done = await candidate.api.profiles.completeExperience({})
    expect(done.prefsSetAt).toBe(app().clock.now().toISOString())
    expect(await candidate.api.profiles.completeExperience({})).toEqual(done)
  })

  test.each([
    ['four skills', { skills: skills.slice(1) }],
    ['no title', { desiredTitles: [] }],
    ['no place and hybrid work', { desiredLocations: [], workPreference: 'hybrid' as const }],
  ])('is not left with %s', async (_, lack) => {
    const profile = { ...experience, ...lack }
    const candidate = await signedInCandidate(app(), { profile })
    await expect(candidate.api.profiles.completeExperience({})).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please add at least 5 skills, 1 job title, and locations if not remote',
    })
    expect((await rowOf(candidate.id))?.prefsSetAt).toBeNull()
  })

  test('is for candidates with a session', async () => {
    const employer = await signedInEmployer(app())
    await expect(employer.api.profiles.completeExperience({})).rejects.toMatchObject({ code: 'forbidden' })
    const visitor = newVisitor(app())
    await expect(visitor.api.profiles.completeExperience({})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('keeps a skill under its usual name, and once', async () => {
    const candidate = await signedInCandidate(app())
    const { skills: kept } = await candidate.api.profiles.update({
      version: 1,
      changes: { skills: ['k8s', 'node', 'Kubernetes', 'Whittling spoons'] },
    })
    expect(kept).toEqual(['Kubernetes', 'Node.js', 'Whittling spoons'])
  })

  test.each([
    [{ payMinimum: 60_000 }, '$60,000+', 60_000],
    [{ payMinimum: 60_000, payCurrency: 'CAD' as const }, 'CA$60,000+', 60_000],
    [{ payMinimum: null }, null, null],
  ])('turns pay of %j into %s', async (changes, text, minimum) => {
    const candidate = await signedInCandidate(app())
    const saved = await candidate.api.profiles.update({ version: 1, changes })
    expect(saved).toMatchObject({ salaryExpectation: text, payMinimum: minimum })
  })

  test('says the time zone behind places of the United States', async () => {
    const desiredLocations = ['Portland, OR', 'Denver, CO', 'Austin, TX', 'Boston, MA', 'Lisbon, Portugal']
    const candidate = await signedInCandidate(app(), { profile: { desiredLocations } })
    expect((await candidate.api.profiles.mine()).locationZones).toEqual(['PT', 'MT', 'CT', 'ET', null])
  })

  test.each([
    ['97201', { zip: '97201', place: 'Portland, OR (PT)' }],
    ['97103', { zip: '97103', place: 'Oregon (PT)' }],
    ['00000', null],
    [null, null],
  ])('looks the zip %s up to its city and state, and leaves an unknown one unknown', async (location, zipPlace) => {
    const candidate = await signedInCandidate(app())
    expect(await candidate.api.profiles.update({ version: 1, changes: { location } })).toMatchObject({ zipPlace })
    expect(await candidate.api.profiles.mine()).toMatchObject({ location, zipPlace })
  })

  test('suggests places, and up to five skills and the years of the résumé', async () => {
    const candidate = await signedInCandidate(app(), { profile: { skills: ['Triage'] } })
    expect(await candidate.api.profiles.resumeHints()).toEqual({ yearsExperience: null, skills: [] })
    await readResumeOf(app(), candidate, { skills: ['triage', 'A', 'B', 'C', 'D', 'E', 'F'], yearsExperience: 9.5 })
    expect(await candidate.api.profiles.resumeHints()).toEqual({
      yearsExperience: 9.5,
      skills: ['A', 'B', 'C', 'D', 'E'],
    })
    const { suggestions } = await candidate.api.profiles.suggest({ kind: 'place', typed: 'portl' })
    expect(suggestions.slice(0, 2)).toEqual(['Portland, ME', 'Portland, OR'])
  })
})

const red = { width: 640, height: 400, channels: 3 as const, background: '#a33' }
const picture = (format: 'png' | 'jpeg' | 'webp') => sharp({ create: red }).toFormat(format).toBuffer()
const send = (visitor: Visitor, body: Uint8Array) =>
  visitor.fetch('/api/uploads/avatar', { method: 'POST', body: new Uint8Array(body) })

test('a new profile asks for remote work, in dollars', async () => {
  const candidate = await signedInCandidate(app())
  expect(await candidate.api.profiles.mine()).toMatchObject({ workPreference: 'remote', payCurrency: 'USD' })
})

describe('the avatar', () => {
  test('is made a square JPEG at a random address that may be kept for a year', async () => {
    const candidate = await signedInCandidate(app())
    const answer = await send(candidate, await picture('png'))
    expect(answer.status).toBe(201)
    const { avatarUrl, version } = (await answer.json()) as { avatarUrl: string; version: number }
    expect(avatarUrl).toMatch(/^\/api\/avatars\/[0-9a-f-]{36}\.jpg$/)
    expect(version).toBe(2)
    const shown = await newVisitor(app()).fetch(avatarUrl)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    await expectAbsent(shown, [candidate.id, candidate.name, candidate.email])
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' })
    expect((await candidate.api.accounts.session()).session?.person.avatarUrl).toBe(avatarUrl)
  })

  test('of before is gone once there is a new one', async () => {
    const candidate = await signedInCandidate(app())
    const first = (await (await send(candidate, await picture('jpeg'))).json()) as { avatarUrl: string }
    const second = (await (await send(candidate, await picture('png'))).json()) as { avatarUrl: string }
    await app().runTasks()
    expect((await candidate.fetch(first.avatarUrl)).status).toBe(404)
    expect((await candidate.fetch(second.avatarUrl)).status).toBe(200)
  })

  test.each([
    ['of exactly 2 MB', 413, 'Please select an image under 2MB', async () => Buffer.alloc(2 * 1024 * 1024)],
    ['that is a WebP', 422, 'Please select a PNG or JPEG image', async () => picture('webp')],
    [
      'that is no image',
      422,
      'This image could not be read. Please try another one.',
      async () => Buffer.from('hello'),
    ],
  ])('%s is refused', async (_, status, message, make) => {
    const candidate = await signedInCandidate(app())
    const answer = await send(candidate, await make())
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ message })
    expect((await rowOf(candidate.id))?.avatarKey).toBeNull()
  })

  test('needs a session to be sent, and a name of ours to be read', async () => {
    expect((await send(newVisitor(app()), await picture('png'))).status).toBe(401)
    expect((await newVisitor(app()).fetch('/api/avatars/..%2fresumes%2fx.jpg')).status).toBe(404)
  })
})

describe('hidden companies', () => {
  test('are listed, taken back, and the current employer is suggested', async () => {
    const candidate = await signedInCandidate(app())
    await readResumeOf(app(), candidate)
    expect(await candidate.api.profiles.hiddenCompanies()).toEqual({
      hidden: [],
      suggested: ['Harbourview Medical Center'],
    })
    const { hidden, suggested } = await candidate.api.profiles.hideCompany({ name: ' harbourview medical center ' })
    expect(hidden.map(({ name }) => name)).toEqual(['harbourview medical center'])
    expect(suggested).toEqual([])
    const again = await candidate.api.profiles.hideCompany({ name: 'Harbourview Medical Center' })
    expect(again.hidden).toEqual(hidden)
    const shown = await candidate.api.profiles.showCompany({ id: hidden[0]?.id ?? '' })
    expect(shown.hidden).toEqual([])
  })

  test('are answered alike whether a company of that name is here', async () => {
    const employer = await signedInEmployer(app(), { company: { name: 'Quillhaven' } })
    const candidate = await signedInCandidate(app())
    const sent = (name: string) =>
      candidate.fetch('/api/profile/hidden-companies', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
    const known = await sent('Quillhaven')
    await expectAbsent(known, [employer.companyId, employer.id])
    expect(Object.keys((await known.json()) as object)).toEqual(
      Object.keys((await (await sent('Nobody Here')).json()) as object),
    )
  })

  test.each(['', '   ', 'x'.repeat(121)])('refuse %j as a name', async (name) => {
    const candidate = await signedInCandidate(app())
    await expect(candidate.api.profiles.hideCompany({ name })).rejects.toMatchObject({ code: 'invalid' })
  })

  test("of somebody else can't be taken back", async () => {
    const candidate = await signedInCandidate(app())
    const { hidden } = await candidate.api.profiles.hideCompany({ name: 'Quillhaven' })
    const other = await signedInCandidate(app())
    await expect(other.api.profiles.showCompany({ id: hidden[0]?.id ?? '' })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await candidate.api.profiles.hiddenCompanies()).hidden).toEqual(hidden)
    await expect(newVisitor(app()).api.profiles.hiddenCompanies()).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
