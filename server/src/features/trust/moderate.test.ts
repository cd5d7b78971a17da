import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { elsewhere, invite, secretsSentTo, vouchForm } from '../../testing/trust-factories.ts'
import { auditLog } from '../accounts/tables.ts'
import { companies } from '../companies/tables.ts'
import { listOpenCases, type Settlement, settleCase } from './commands/moderate.ts'

const app = createTestApp()

const settle = (kind: Settlement['kind'], id: string, isUpheld: boolean) =>
  settleCase(app().deps.db, { kind, id, isUpheld, by: 'Jo' }, 'http://localhost:3000')

async function decisionsOn(id: string) {
  const lines = await app().deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  return lines.map(({ action, details }) => ({ action, ...details }))
}

async function held() {
  const candidate = await signedInCandidate(app())
  const { id, secret } = await invite(app(), candidate)
  // Within the first minute: held until a person has looked.
  await newVisitor(app(), { from: elsewhere() }).api.trust.giveVouch(vouchForm(secret))
  return { candidate, id }
}

test('a held vouch counts nothing and says no reason, until an operator upholds it', async () => {
  const { candidate, id } = await held()
  const before = await candidate.api.trust.overview()
  expect([before.total, before.vouches[0]?.state, before.placesTaken]).toEqual([10, 'held', 1])
  expect(JSON.stringify(before)).not.toContain('too_fast')
  expect((await listOpenCases(app().deps.db)).vouches).toMatchObject([{ id, heldFor: ['too_fast'] }])
  expect(await settle('vouch', id, true)).toBe(true)
  expect(await settle('vouch', id, false)).toBe(false)
  expect((await candidate.api.trust.overview()).total).toBe(25)
  expect(await decisionsOn(id)).toEqual([{ action: 'settle_vouch', by: 'Jo', decision: 'upheld' }])
})

test('a held vouch that is dismissed frees its place and never counts', async () => {
  const { candidate, id } = await held()
  await settle('vouch', id, false)
  const { total, placesTaken } = await candidate.api.trust.overview()
  expect([total, placesTaken]).toEqual([10, 0])
})

test('a reported invitation is listed and settled once', async () => {
  const { secret } = await invite(app(), await signedInCandidate(app()))
  await newVisitor(app()).api.trust.refuseVouch({ secret, answer: 'reported' })
  const [report] = (await listOpenCases(app().deps.db)).reports
  expect(await settle('report', report?.id ?? '', true)).toBe(true)
  expect((await listOpenCases(app().deps.db)).reports).toEqual([])
  expect(await decisionsOn(report?.id ?? '')).toHaveLength(1)
})

test('a domain that two companies claim stays with the first, until an operator moves it', async () => {
  const claim = async (address: string) => {
    const employer = await signedInEmployer(app(), { company: { website: 'https://twice.example' } })
    await employer.api.companies.requestVerification({ email: address })
    const [secret = ''] = await secretsSentTo(app(), address, 'verify-company')
    return { employer, verifying: newVisitor(app()).api.companies.verify({ secret }) }
  }
  const first = await claim('one@twice.example')
  await first.verifying
  const second = await claim('two@twice.example')
  await expect(second.verifying).rejects.toMatchObject({ status: 409 })
  const [dispute] = (await listOpenCases(app().deps.db)).disputes
  expect(dispute).toMatchObject({ domain: 'twice.example' })
  expect(await settle('dispute', dispute?.id ?? '', true)).toBe(true)
  const domainOf = async (id: string) =>
    (await app().deps.db.select().from(companies).where(eq(companies.id, id)))[0]?.verifiedDomain
  expect(await domainOf(first.employer.companyId)).toBeNull()
  expect(await domainOf(second.employer.companyId)).toBe('twice.example')
})
