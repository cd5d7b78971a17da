import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { NewMail } from '../tasks/outbox.ts'
import * as accounts from './accounts/mails.ts'
import * as applications from './applications/mails.ts'
import * as companies from './companies/mails.ts'
import * as interviews from './interviews/mails.ts'
import * as jobs from './jobs/mails.ts'
import * as notices from './notices/mails.ts'
import * as trust from './trust/mails.ts'

const url = 'https://jobs.example.org/a/link?a=b'
const ana = { name: 'Ana', address: 'ana@post.example' }
const news = { jobTitle: 'Cook', company: 'Hearth & Co', url }
const proposed = {
  jobTitle: 'Cook',
  counterpart: 'Hearth & Co',
  url,
  times: [new Date(0)],
  zone: 'UTC',
  lengthMinutes: 30,
  way: 'phone' as const,
}
const agreed = { ...proposed, reader: 'candidate' as const, startsAt: new Date(0), zones: ['UTC', 'Europe/Berlin'] }
const asked = { recipient: ana, candidateName: 'Bo Lind', relation: 'peer' as const, url }
const answered = { title: 'Maren vouched for you', body: 'It counts now.', url }

const mails: Record<string, NewMail> = {
  confirmEmailMail: accounts.confirmEmailMail(ana, url),
  resetPasswordMail: accounts.resetPasswordMail(ana, url),
  alreadyRegisteredMail: accounts.alreadyRegisteredMail(ana, url),
  passwordChangedMail: accounts.passwordChangedMail(ana, url),
  changeEmailMail: accounts.changeEmailMail(ana, url),
  emailChangedMail: accounts.emailChangedMail(ana, url),
  deletionMail: accounts.deletionMail(ana, new Date(0), url),
  appliedMail: applications.appliedMail(ana, { ...news, nextStep: 'Wait.', waitsForQuiz: false }),
  quizPassedMail: applications.quizPassedMail(ana, news),
  companyRevealedMail: applications.companyRevealedMail(ana, news),
  shortlistedMail: applications.shortlistedMail(ana, { ...news, isCompanyKnown: true, isNameKnown: false }),
  declinedMail: applications.declinedMail(ana, { ...news, reason: 'Not enough experience with Knives' }),
  declineTakenBackMail: applications.declineTakenBackMail(ana, news),
  offerMail: applications.offerMail(ana, news),
  hiredMail: applications.hiredMail(ana, news),
  noReplyMail: applications.noReplyMail(ana, news),
  offerAcceptedMail: applications.offerAcceptedMail(ana, { jobTitle: 'Cook', name: 'Quiet Heron', url }),
  secondLookAskedMail: applications.secondLookAskedMail(ana, { jobTitle: 'Cook', name: 'Quiet Heron', url }),
  answersDueMail: applications.answersDueMail(ana, { jobTitle: 'Cook', count: 2, url }),
  newApplicantMail: applications.newApplicantMail(ana, { jobTitle: 'Cook', name: 'Quiet Heron', url }),
  verifyCompanyMail: companies.verifyCompanyMail({ address: ana.address, companyName: 'X', domain: 'x.example', url }),
  timesProposedMail: interviews.timesProposedMail(ana, proposed),
  interviewAgreedMail: interviews.interviewAgreedMail(ana, { ...agreed, isMoved: false }),
  interviewCancelledMail: interviews.interviewCancelledMail(ana, { ...agreed, by: 'employer' }),
  otherTimesAskedMail: interviews.otherTimesAskedMail(ana, { ...proposed, hasNote: true }),
  interviewReminderMail: interviews.interviewReminderMail(ana, { ...agreed, ahead: 'in 24 hours' }),
  newMatchesMail: notices.newMatchesMail(ana, {
    notice: { title: 'A new match', body: 'Cook' },
    lines: ['Cook: 82'],
    url,
  }),
  vouchInvitationMail: trust.vouchInvitationMail(asked),
  vouchReminderMail: trust.vouchReminderMail({ ...asked, daysLeft: 4 }),
  employmentRequestMail: trust.employmentRequestMail({ address: ana.address, candidateName: 'Bo Lind', url }),
  vouchAnsweredMail: trust.vouchAnsweredMail(ana, answered),
  employmentAnsweredMail: trust.employmentAnsweredMail(ana, answered),
  roleExpiresSoonMail: jobs.roleExpiresSoonMail({ recipient: ana, title: 'Cook', expiresAt: new Date(0), url }),
}

test('the list above names every mail there is', async () => {
  const files = globSync('*/mails.ts', { cwd: import.meta.dirname })
  const modules = await Promise.all(files.map((file) => import(path.join(import.meta.dirname, file))))
  const names = modules.flatMap((module: object) => Object.keys(module).filter((name) => name.endsWith('Mail')))
  expect(names.sort()).toEqual(Object.keys(mails).sort())
})

test.each(Object.entries(mails))('%s leads to the same place in HTML and in plain text', (_, mail) => {
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
  expect(new Set(links)).toEqual(new Set(mail.text.match(/https?:\/\/\S+/g)))
  expect(links).toContain(url)
  expect(mail.text).not.toMatch(/<\/?[a-z]/)
})

test.each(Object.entries(mails))('%s has a subject that an inbox shows whole', (_, { subject }) => {
  expect(subject.length).toBeLessThan(60)
})

test('mails wear the colours of the pages', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, '../../../web/src/ui/tokens.css'), 'utf8')
  const used = new Set(Object.values(mails).flatMap(({ html }) => html.match(/#[0-9a-f]{6}\b/g)))
  expect([...used].filter((colour) => !tokens.includes(String(colour)))).toEqual([])
  expect(used).toContain('#37339a')
})
