import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '../../db/open.ts'
import { layOutMail } from '../../outside/mail/layout.ts'
import { enqueueMail } from '../../tasks/outbox.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { invite } from '../../testing/trust-factories.ts'
import { addNotice } from './commands.ts'
import { noticeSwitches, outboxMails, suppressedAddresses } from './tables.ts'

const app = createTestApp({ smtp: true })

const content = layOutMail({ title: 'News', paragraphs: ['Of yours.'], why: 'You asked for it.' })

async function send(person: SignedIn, kind: string) {
  const recipient = { name: person.name, address: person.email }
  await transact(app().deps.db, (tx) => enqueueMail(tx, { kind, recipient, subject: kind, ...content }))
  await app().runTasks()
}

const receivedBy = ({ email }: { email: string }) =>
  (app().smtp?.received ?? []).filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail)

const headerOf = (mail: ReturnType<typeof receivedBy>[number] | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? ''

describe('switches', () => {
  test('each role has its own, all on at first, and a change is kept', async () => {
    const candidate = await signedInCandidate(app())
    const employer = await signedInEmployer(app())
    const kindsOf = async (person: SignedIn) => (await person.api.notices.switches()).switches.map(({ kind }) => kind)
    expect(await kindsOf(candidate)).toEqual(['matches', 'applications', 'trust'])
    expect(await kindsOf(employer)).toEqual(['applicants', 'roles'])
    await candidate.api.notices.changeSwitch({ kind: 'trust', byMail: false })
    await candidate.api.notices.changeSwitch({ kind: 'trust', byMail: false })
    const { switches } = await candidate.api.notices.switches()
    expect(switches.filter(({ byMail }) => !byMail).map(({ kind }) => kind)).toEqual(['trust'])
    await expect(newVisitor(app()).api.notices.switches()).rejects.toMatchObject({ status: 401 })
  })

  test('a mail that is switched off is not sent, one of another kind is', async () => {
    const candidate = await signedInCandidate(app())
    await candidate.api.notices.changeSwitch({ kind: 'matches', byMail: false })
    await send(candidate, 'new_matches')
    await send(candidate, 'vouch_answered')
    expect(receivedBy(candidate).map(({ subject }) => subject)).toEqual(['vouch_answered'])
  })

  test.each([
    'confirm_email',
    'reset_password',
    'company_revealed',
    'shortlisted',
    'interview_proposed',
    'interview_agreed',
    'interview_cancelled',
    'interview_reminder',
    'declined',
    'offer',
  ])('%s always arrives, and nothing in it stops it', async (kind) => {
    const candidate = await signedInCandidate(app())
    for (const { kind: one } of (await candidate.api.notices.switches()).switches) {
      await candidate.api.notices.changeSwitch({ kind: one, byMail: false })
    }
    await send(candidate, kind)
    const [mail] = receivedBy(candidate)
    expect(mail?.subject).toBe(kind)
    expect(headerOf(mail, 'list-unsubscribe')).toBe('')
  })
})

describe('one click', () => {
  test('of a mail program stops this kind of mail, without a session or an origin, as often as it likes', async () => {
    const candidate = await signedInCandidate(app())
    await send(candidate, 'new_matches')
    const [mail] = receivedBy(candidate)
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, path = ''] =
      /^<http:\/\/localhost:3000(\/api\/mail-stops\/[\w-]{43})>$/.exec(headerOf(mail, 'list-unsubscribe')) ?? []
    expect(mail?.text).toContain('/stop/')
    expect(mail?.html).toContain('Get no more mails like this')

    const opened = await app().fetch(path)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('/stop/')])
    expect(await app().deps.db.$count(noticeSwitches, eq(noticeSwitches.personId, candidate.id))).toBe(0)

    for (let press = 0; press < 2; press++) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      const stopped = await app().fetch(path, { method: 'POST', body, headers: { origin: 'https://mail.example' } })
      expect(stopped.status).toBe(204)
    }
    await send(candidate, 'new_matches')
    expect(receivedBy(candidate)).toHaveLength(1)
    const made = await app().fetch(`/api/mail-stops/${'x'.repeat(43)}`, { method: 'POST' })
    expect(made.status).toBe(404)
  })

  test('of somebody without an account stops all invitations to that address', async () => {
    const { email, id } = await invite(app(), await signedInCandidate(app()))
    await app().runTasks()
    const [mail] = receivedBy({ email })
    const [, path = ''] = /<http:\/\/localhost:3000(\S+)>/.exec(headerOf(mail, 'list-unsubscribe')) ?? []
    await app().fetch(path, { method: 'POST' })
    expect(await app().deps.db.$count(suppressedAddresses)).toBe(1)
    expect(id).not.toBe('')
    await expect(invite(app(), await signedInCandidate(app()), { email })).rejects.toMatchObject({ status: 422 })
  })
})

describe('a mailbox that does not exist', () => {
  test('is shown to who invited it, and is not invited again', async () => {
    app().smtp?.answerWith({ at: 'recipient', code: 550 })
    const candidate = await signedInCandidate(app())
    const { email } = await invite(app(), candidate)
    await app().runTasks()
    app().smtp?.answerWith(null)
    expect((await candidate.api.trust.overview()).vouches[0]?.delivery).toBe('failed')
    await expect(invite(app(), await signedInCandidate(app()), { email })).rejects.toMatchObject({ status: 422 })
  })

  test('a mail that is put off is not a bounce', async () => {
    app().smtp?.answerWith({ at: 'recipient', code: 450 })
    const candidate = await signedInCandidate(app())
    const { email } = await invite(app(), candidate)
    await app().runTasks()
    app().smtp?.answerWith(null)
    expect((await candidate.api.trust.overview()).vouches[0]?.delivery).toBe('waiting')
    await invite(app(), await signedInCandidate(app()), { email })
    const rows = await app().deps.db.select().from(outboxMails).where(eq(outboxMails.recipientAddress, email))
    expect(rows).toHaveLength(2)
  })
})

describe('the page of all notices', () => {
  test('comes in pages, newest first, each notice once', async () => {
    const candidate = await signedInCandidate(app())
    const other = await signedInCandidate(app())
    for (let count = 0; count < 45; count++) {
      const notice = { kind: 'test', eventKey: `n${count}`, title: `News ${count}`, body: '', path: null }
      await transact(app().deps.db, (tx) => addNotice(tx, { personId: candidate.id, ...notice }))
    }
    const titles: string[] = []
    const moments: string[] = []
    let cursor: string | undefined
    do {
      const page = await candidate.api.notices.page(cursor ? { cursor } : {})
      titles.push(...page.notices.map(({ title }) => title))
      moments.push(...page.notices.map(({ at }) => at))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect([titles.length, new Set(titles).size]).toEqual([45, 45])
    expect(moments).toEqual(moments.toSorted().reverse())
    expect((await candidate.api.notices.page({ cursor: 'rubbish' })).notices).toHaveLength(20)
    expect((await other.api.notices.page({})).notices).toEqual([])
  })

  test('open pages hear of a notice after its commit, and not of one that was rolled back', async () => {
    const candidate = await signedInCandidate(app())
    const heard: unknown[] = []
    const stop = app().deps.bus.subscribe(`person:${candidate.id}`, (payload) => heard.push(payload))
    const notice = { personId: candidate.id, kind: 'test', title: 'News', body: '', path: null }
    await transact(app().deps.db, async (tx) => {
      await addNotice(tx, { ...notice, eventKey: 'lost' })
      throw new Error('no')
    }).catch(() => undefined)
    expect(heard).toEqual([])
    await transact(app().deps.db, (tx) => addNotice(tx, { ...notice, eventKey: 'kept' }))
    await transact(app().deps.db, (tx) => addNotice(tx, { ...notice, eventKey: 'kept' }))
    await expect.poll(() => heard).toEqual([{ kind: 'notice' }])
    stop()
  })
})
