import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { auditLog, users } from '../features/accounts/tables.ts'
import { companies, companyVerifications, reports } from '../features/companies/tables.ts'
import { profiles } from '../features/profiles/tables.ts'
import { trustReports, vouches } from '../features/trust/tables.ts'
import { startProgram } from '../testing/program.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'gladwork-operator-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

type Opened = Awaited<ReturnType<typeof openDatabase>>['db']

async function withDatabase<Value>(work: (db: Opened) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder })
  try {
    await migrate(database)
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** `npm run operator -- …` as package.json has it. */
async function operator(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const [, file = ''] = scripts.operator?.split(' ') ?? []
  const program = startProgram(file, args, { DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const code = await program.ended
  return { code, output: program.output() }
}

/** A held vouch, a report of an invitation and one of a company, and a domain that two companies claim. */
async function openCases(db: Opened) {
  const [candidateId, vouchId, ...owners] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const [first, second] = owners.map((ownerUserId, at) => ({ id: randomUUID(), ownerUserId, name: `Company ${at}` }))
  if (!first || !second) throw new Error('Two companies are needed.')
  const person = (id: string, role: 'seeker' | 'employer') => ({
    id,
    name: 'Ana Flores',
    email: `${id}@post.example`,
    role,
  })
  await db.insert(users).values([person(candidateId, 'seeker'), ...owners.map((id) => person(id, 'employer'))])
  await db.insert(profiles).values({ id: candidateId, fullName: 'Ana Flores' })
  await db.insert(companies).values([{ ...first, verifiedDomain: 'twice.example' }, second])
  const soon = new Date(Date.now() + 60_000)
  await db.insert(vouches).values({
    candidateId,
    id: vouchId,
    voucherName: 'Maren Holt',
    voucherEmail: 'maren@trailhead.example',
    voucherAddressKey: 'maren@trailhead.example',
    relation: 'manager',
    state: 'held',
    heldFor: ['too_fast'],
    workedFrom: '2021-03-01',
    answeredAt: new Date(),
    expiresAt: soon,
  })
  const claim = { id: randomUUID(), email: 'it@twice.example', domain: 'twice.example', expiresAt: soon }
  await db.insert(companyVerifications).values({ ...claim, companyId: second.id, state: 'disputed' })
  const words = { reason: 'not_real', note: 'The pay was half of what the role said.' } as const
  const report = { id: randomUUID(), companyId: first.id, ...words }
  await db.insert(reports).values(report)
  const invitation = { id: randomUUID(), candidateId, vouchId }
  await db.insert(trustReports).values(invitation)
  return { vouch: vouchId, dispute: claim.id, report: report.id, invitation: invitation.id, second: second.id }
}

test('the command line lists what is open, settles each once, and writes down who did', {
  timeout: 90_000,
}, async () => {
  const cases = await withDatabase(openCases)
  const listed = await operator('list')
  expect(listed.code).toBe(0)
  expect(JSON.parse(listed.output)).toMatchObject({
    vouches: [{ id: cases.vouch, name: 'Maren Holt', heldFor: ['too_fast'] }],
    reports: [
      { id: cases.invitation },
      { id: cases.report, reason: 'Misleading, or not a real role', note: 'The pay was half of what the role said.' },
    ],
    disputes: [{ id: cases.dispute, domain: 'twice.example', claimant: 'Company 1' }],
  })

  const settled = { code: 0, output: 'Settled, and written to the audit log.\n' }
  expect(await operator('uphold', 'vouch', cases.vouch, '--by', 'Jo')).toEqual(settled)
  expect(await operator('dismiss', 'report', cases.report, '--by', 'Jo')).toEqual(settled)
  expect(await operator('uphold', 'dispute', cases.dispute, '--by', 'Kim')).toEqual(settled)

  await withDatabase(async (db) => {
    const refused = await operator('list')
    expect(refused.code, 'while another program holds the folder').toBe(1)
    expect(refused.output).toContain(folder)
    expect(refused.output).not.toContain('    at ')
    const lines = await db.select().from(auditLog).orderBy(auditLog.at)
    expect(lines.map(({ action, subjectId, details }) => ({ action, subjectId, details }))).toEqual([
      { action: 'settle_vouch', subjectId: cases.vouch, details: { by: 'Jo', decision: 'upheld' } },
      { action: 'settle_report', subjectId: cases.report, details: { by: 'Jo', decision: 'dismissed' } },
      { action: 'settle_dispute', subjectId: cases.dispute, details: { by: 'Kim', decision: 'upheld' } },
    ])
    const [vouch] = await db.select().from(vouches)
    expect(vouch?.state).toBe('confirmed')
    const [profile] = await db.select().from(profiles)
    expect(profile?.trustEvidence).toBe(1)
    const owning = (await db.select().from(companies)).filter((company) => company.verifiedDomain !== null)
    expect(owning.map(({ id, verifiedDomain }) => [id, verifiedDomain])).toEqual([[cases.second, 'twice.example']])
  })
})

test.each([[[]], [['uphold', 'vouch', 'some-id']], [['uphold', 'job', '1', '--by', 'Jo']]])(
  '%j is not an order, and the orders there are get printed',
  async (args) => {
    const { code, output } = await operator(...args)
    expect(code).toBe(2)
    expect(output).toContain('operator uphold|dismiss vouch|report|dispute ID --by NAME')
  },
)
