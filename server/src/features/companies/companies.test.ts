import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer, signedInPerson } from '../../testing/factories.ts'
import { users } from '../accounts/tables.ts'
import { outboxMails } from '../notices/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { companies } from './tables.ts'

const app = createTestApp()

const bakery = {
  name: 'Kestrel Bakery',
  industry: 'Food and beverage',
  size: '11-50' as const,
  website: 'kestrel-bakery.example',
  hqLocation: 'Portland, OR',
  about: 'Bread before sunrise.',
}

async function employerWithoutCompany() {
  const person = await signedInPerson(app())
  await app().deps.db.update(users).set({ role: 'employer' }).where(eq(users.id, person.id))
  return person
}

describe('the own company', () => {
  test('is created on the first save and updated afterwards, never doubled', async () => {
    const employer = await employerWithoutCompany()
    expect((await employer.api.companies.mine()).company).toBeNull()
    const created = await employer.api.companies.save(bakery)
    const updated = await employer.api.companies.save({ ...bakery, size: '51-200', version: created.version })
    expect(updated).toMatchObject({ id: created.id, size: '51-200', website: 'https://kestrel-bakery.example' })
    expect(await app().deps.db.$count(companies, eq(companies.ownerUserId, employer.id))).toBe(1)
  })

  test('of two first saves at once one becomes the company', async () => {
    const employer = await employerWithoutCompany()
    await Promise.allSettled([employer.api.companies.save(bakery), employer.api.companies.save(bakery)])
    expect(await app().deps.db.$count(companies, eq(companies.ownerUserId, employer.id))).toBe(1)
  })

  test('opens its trust into the parts it is made of', async () => {
    const employer = await signedInPerson(app(), { isEmailConfirmed: true })
    await app().deps.db.update(users).set({ role: 'employer' }).where(eq(users.id, employer.id))
    expect((await employer.api.companies.mine()).trust).toBeNull()
    await employer.api.companies.save(bakery)
    expect((await employer.api.companies.mine()).trust).toEqual({
      total: 40,
      parts: [
        { id: 'domain', points: 0, most: 40 },
        { id: 'replies', points: 10, most: 20 },
        { id: 'pay', points: 0, most: 10 },
        { id: 'profile', points: 10, most: 10 },
        { id: 'owner', points: 10, most: 10 },
        { id: 'reports', points: 10, most: 10 },
      ],
    })
    await app().runTasks()
    expect((await employer.api.companies.mine()).company?.trustScore).toBe(40)
  })

  test('puts its name on the profile, which is what makes an employer onboarded', async () => {
    const employer = await employerWithoutCompany()
    await employer.api.companies.save(bakery)
    const { session } = await employer.api.accounts.session()
    expect(session?.person.companyName).toBe('Kestrel Bakery')
  })

  test('is not overwritten by a tab that has an older version', async () => {
    const employer = await signedInEmployer(app())
    const { company } = await employer.api.companies.mine()
    const version = company?.version ?? 0
    await employer.api.companies.save({ ...bakery, version })
    const late = employer.api.companies.save({ ...bakery, name: 'Old Name', version })
    await expect(late).rejects.toMatchObject({ status: 409 })
    expect((await employer.api.companies.mine()).company?.name).toBe('Kestrel Bakery')
  })

  test('loses its verified domain when its website changes', async () => {
    const verified = {
      website: 'https://kestrel.example',
      verifiedDomain: `k-${Date.now()}.example`,
      domainVerifiedAt: new Date(),
    }
    const employer = await signedInEmployer(app(), { company: verified })
    const { company } = await employer.api.companies.mine()
    expect(company?.isTrustedEmployer).toBe(true)
    const moved = await employer.api.companies.save({ ...bakery, version: company?.version })
    expect(moved).toMatchObject({ verifiedDomain: null, isTrustedEmployer: false })
  })

  test('gains trust by a complete profile', async () => {
    const employer = await employerWithoutCompany()
    await employer.api.companies.save(bakery)
    await app().runTasks()
    // Profile 10, owner's address confirmed 10, half of the reply record 10, no report 10.
    expect((await employer.api.companies.mine()).company?.trustScore).toBe(40)
  })

  test.each([
    [{ name: 'K' }, 'name', 'Company name must be at least 2 characters'],
    [{ size: '7-9' }, 'size', undefined],
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a web address, such as example.com'],
  ])('is not saved with %j', async (change, field, message) => {
    const employer = await employerWithoutCompany()
    const answer = await employer.fetch('/api/employer/company', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...bakery, ...change }),
    })
    expect(answer.status).toBe(422)
    const body = (await answer.json()) as { fields: Record<string, string> }
    expect(Object.keys(body.fields)).toEqual([field])
    if (message) expect(body.fields[field]).toBe(message)
    expect(await app().deps.db.$count(companies, eq(companies.ownerUserId, employer.id))).toBe(0)
  })
})

test('the contact step keeps name and phone of the person', async () => {
  const employer = await signedInEmployer(app())
  const saved = await employer.api.companies.saveContact({ fullName: 'Ana Maria Flores', phone: '(503) 555-0142' })
  expect(saved).toEqual({ fullName: 'Ana Maria Flores', phone: '(503) 555-0142' })
  expect((await employer.api.companies.mine()).contact).toEqual(saved)
  const [profile] = await app().deps.db.select().from(profiles).where(eq(profiles.id, employer.id))
  expect(profile?.fullName).toBe('Ana Maria Flores')
})

test('candidates are refused, visitors are asked to sign in', async () => {
  const candidate = await signedInCandidate(app())
  await expect(candidate.api.companies.mine()).rejects.toMatchObject({ status: 403 })
  await expect(candidate.api.companies.save(bakery)).rejects.toMatchObject({ status: 403 })
  await expect(candidate.api.companies.saveContact({ fullName: 'Ana Flores', phone: null })).rejects.toMatchObject({
    status: 403,
  })
  const visitor = newVisitor(app())
  await expect(visitor.api.companies.mine()).rejects.toMatchObject({ status: 401 })
  await expect(visitor.api.companies.save(bakery)).rejects.toMatchObject({ status: 401 })
})

test('one employer neither reads nor changes the company of another', async () => {
  const owner = await signedInEmployer(app(), { company: { name: 'Kestrel Bakery' } })
  const other = await signedInEmployer(app(), { company: { name: 'Alder & Finch' } })
  const mine = await owner.api.companies.mine()
  await other.api.companies.save({ ...bakery, name: 'Alder & Finch Ltd', version: 1 })
  expect(await owner.api.companies.mine()).toEqual(mine)
})

describe('verifying the company by an address of its own', () => {
  async function bakeryAt(host: string) {
    return signedInEmployer(app(), { company: { name: 'Kestrel Bakery', website: `https://www.${host}/jobs` } })
  }

  async function secretSentTo(address: string): Promise<string> {
    const mails = await app().deps.db.select().from(outboxMails).where(eq(outboxMails.recipientAddress, address))
    return /verify-company\/([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  }

  test('a press on the link verifies the domain, once, without an account', async () => {
    const employer = await bakeryAt('kestrel-one.example')
    await employer.api.companies.requestVerification({ email: 'Ana@mail.kestrel-one.example' })
    const secret = await secretSentTo('ana@mail.kestrel-one.example')
    const visitor = newVisitor(app())
    expect(await visitor.api.companies.verify({ secret })).toEqual({ domain: 'kestrel-one.example' })
    const { company } = await employer.api.companies.mine()
    expect(company).toMatchObject({ verifiedDomain: 'kestrel-one.example', isTrustedEmployer: true })
    await expect(visitor.api.companies.verify({ secret })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['ana@gmail.com', 'Please use an address of your company. Webmail proves nothing about it.'],
    ['ana@mailinator.com', 'Please use an address of your company. Webmail proves nothing about it.'],
    ['ana@alder.example', 'This address does not belong to your company’s website.'],
  ])('%s is refused', async (email, message) => {
    const employer = await bakeryAt('kestrel-two.example')
    const asking = employer.api.companies.requestVerification({ email })
    await expect(asking).rejects.toMatchObject({ status: 422, message })
  })

  test('needs a website', async () => {
    const employer = await signedInEmployer(app())
    const asking = employer.api.companies.requestVerification({ email: 'ana@kestrel.example' })
    await expect(asking).rejects.toMatchObject({ status: 422 })
  })

  test('one domain belongs to one company, and a later link replaces an earlier one', async () => {
    const first = await bakeryAt('kestrel-three.example')
    const second = await bakeryAt('kestrel-three.example')
    await first.api.companies.requestVerification({ email: 'one@kestrel-three.example' })
    const early = await secretSentTo('one@kestrel-three.example')
    await first.api.companies.requestVerification({ email: 'again@kestrel-three.example' })
    await expect(first.api.companies.verify({ secret: early })).rejects.toMatchObject({ status: 404 })
    await first.api.companies.verify({ secret: await secretSentTo('again@kestrel-three.example') })
    await second.api.companies.requestVerification({ email: 'two@kestrel-three.example' })
    const late = second.api.companies.verify({ secret: await secretSentTo('two@kestrel-three.example') })
    await expect(late).rejects.toMatchObject({ status: 409 })
    expect((await second.api.companies.mine()).company?.verifiedDomain).toBeNull()
  })

  test('is dead once the website has moved', async () => {
    const employer = await bakeryAt('kestrel-four.example')
    await employer.api.companies.requestVerification({ email: 'ana@kestrel-four.example' })
    await employer.api.companies.save({ ...bakery, website: 'elsewhere.example', version: 1 })
    const secret = await secretSentTo('ana@kestrel-four.example')
    await expect(employer.api.companies.verify({ secret })).rejects.toMatchObject({ status: 404 })
  })
})
