import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deadLink } from '#domain/accounts/messages.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { passDays } from '../../testing/pass-days.ts'
import { elsewhere, invite, secretsSentTo, vouchForm } from '../../testing/trust-factories.ts'
import { companies } from '../companies/tables.ts'
import { vouches } from './tables.ts'

const app = createTestApp()

const calls: [name: string, path: string, body: (secret: string) => object][] = [
  ['looking at an invitation', '/api/invited/vouch/look', (secret) => ({ secret })],
  ['opening it', '/api/invited/vouch/open', (secret) => ({ secret })],
  ['saying no', '/api/invited/vouch/refuse', (secret) => ({ secret, answer: 'declined' })],
  ['vouching', '/api/invited/vouch/give', (secret) => vouchForm(secret)],
  ['looking at a job', '/api/invited/employment/look', (secret) => ({ secret })],
  ['answering about it', '/api/invited/employment/answer', (secret) => ({ secret, answer: 'confirm' })],
  ['confirming a company', '/api/company-verification/use', (secret) => ({ secret })],
  ['stopping mails', '/api/notices/stop', (secret) => ({ secret })],
]

const dead: Record<string, string> = {}

beforeAll(async () => {
  const candidate = await signedInCandidate(app())
  const old = await invite(app(), candidate)
  await passDays(app(), 15)
  const used = await invite(app(), await signedInCandidate(app()))
  await newVisitor(app()).api.trust.refuseVouch({ secret: used.secret, answer: 'declined' })
  const alive = await invite(app(), await signedInCandidate(app()))
  Object.assign(dead, {
    expired: old.secret,
    used: used.secret,
    tampered: `${alive.secret.slice(0, -1)}${alive.secret.endsWith('A') ? 'B' : 'A'}`,
    'made up': randomBytes(32).toString('base64url'),
    'cut off': alive.secret.slice(0, 20),
    'no link at all': "' or 1=1 --",
  })
})

async function answerTo(path: string, body: object) {
  const answer = await newVisitor(app(), { from: elsewhere() }).fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { requestId: _, ...rest } = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, ...rest }
}

describe('a link that cannot be used is answered alike, whatever the reason', () => {
  test.each(calls)('%s', async (_, path, body) => {
    const answers = await Promise.all(Object.values(dead).map((secret) => answerTo(path, body(secret))))
    expect(answers).toHaveLength(6)
    for (const answer of answers) expect(answer).toEqual({ status: 404, code: 'not_found', message: deadLink })
  })

  test('and so is a link for something else, which stays as it was', async () => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await invite(app(), candidate)
    for (const [, path, body] of calls.slice(4)) {
      expect(await answerTo(path, body(secret))).toEqual({ status: 404, code: 'not_found', message: deadLink })
    }
    const [row] = await app().deps.db.select().from(vouches).where(eq(vouches.id, id))
    expect(row?.state).toBe('invited')
    await newVisitor(app()).api.trust.lookAtVouch({ secret })
  })
})

test('of a hundred presses on a company’s link one verifies it', async () => {
  const employer = await signedInEmployer(app(), { company: { website: 'https://hundred.example' } })
  await employer.api.companies.requestVerification({ email: 'ana@hundred.example' })
  const [secret = ''] = await secretsSentTo(app(), 'ana@hundred.example', 'verify-company')
  for (const method of ['GET', 'HEAD']) await newVisitor(app()).fetch(`/verify-company/${secret}`, { method })
  const presses = Array.from({ length: 100 }, () =>
    newVisitor(app(), { from: elsewhere() }).api.companies.verify({ secret }),
  )
  const settled = await Promise.allSettled(presses)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [company] = await app().deps.db.select().from(companies).where(eq(companies.id, employer.companyId))
  expect(company?.verifiedDomain).toBe('hundred.example')
})
