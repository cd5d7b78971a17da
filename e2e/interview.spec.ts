import type { Page } from '@playwright/test'
import { type ReadCalendar, readCalendar } from '#server/testing/calendar.ts'
import { expectAccessible } from './support/accessible.ts'
import { letToastsGo } from './support/people.ts'
import type { Server } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { aCandidate, anEmployer, aPublishedJob, apply } from './support/world.ts'

test('an interview is proposed, accepted, moved and cancelled, in both calendars', async ({
  page,
  openBrowser,
  server,
}) => {
  test.setTimeout(180_000)
  const employer = await openBrowser()
  const candidate = page
  const nurse = { name: 'Amara Nwosu', email: 'amara-interview@mail.example' }
  const hirer = { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'interviews@zephyrine.example' }
  const both = [nurse.email, hirer.email]
  await anEmployer(employer, hirer)
  await aCandidate(candidate, nurse)
  const jobId = await aPublishedJob(employer, 'interview')
  await apply(candidate, jobId)

  await test.step('the employer proposes two times', async () => {
    await employer.goto(`/candidates?jobId=${jobId}`)
    await employer.getByRole('button', { name: 'Schedule Interview' }).click()
    await proposeTimes(employer, [3, 4])
    await expectAccessible(employer, 'interview-dialog')
    await employer.getByRole('button', { name: 'Send proposal' }).click()
    await expect(employer.getByText('Interview scheduled')).toBeVisible()
    await expect(employer.getByText('The candidate will be notified')).toBeVisible()
    await expect(employer.getByRole('heading', { name: nurse.name })).toBeVisible()
    await expect(employer.getByText('2 times proposed, not answered yet.')).toBeVisible()
  })

  await test.step('the candidate, who now sees the company, accepts one', async () => {
    await candidate.goto(`/job/${jobId}`)
    await expect(candidate.getByRole('heading', { name: 'Interview times proposed' })).toBeVisible()
    await expect(candidate.getByRole('heading', { name: `About ${hirer.company}` })).toBeVisible()
    await expectAccessible(candidate, 'interview-times')
    await candidate.getByRole('button', { name: 'Accept' }).first().click()
    await expect(candidate.getByText('Interview agreed')).toBeVisible()
    await expect(candidate.getByRole('heading', { name: 'Your interview' })).toBeVisible()
    for (const email of both) {
      await expect.poll(() => methodsOf(server, email)).toEqual(['REQUEST'])
      const [invitation] = await calendarsOf(server, email)
      expect(invitation).toMatchObject({ start: momentOf(3), status: 'CONFIRMED' })
    }
  })

  await test.step('the employer moves it, and the candidate agrees', async () => {
    await employer.reload()
    await employer.getByRole('button', { name: 'Change times' }).click()
    await proposeTimes(employer, [6])
    await employer.getByRole('button', { name: 'Send proposal' }).click()
    await expect(employer.getByText('1 time proposed, not answered yet.')).toBeVisible()
    await candidate.reload()
    await expect(candidate.getByText('This time stands until you accept another.')).toBeVisible()
    await candidate.getByRole('button', { name: 'Accept' }).click()
    await expect(candidate.getByRole('heading', { name: 'Your interview' })).toBeVisible()
    for (const email of both) {
      await expect.poll(() => methodsOf(server, email)).toEqual(['REQUEST', 'REQUEST'])
      const [invitation, moved] = await calendarsOf(server, email)
      expect(moved).toMatchObject({ uid: invitation?.uid, start: momentOf(6), status: 'CONFIRMED' })
      expect(moved?.sequence).toBeGreaterThan(invitation?.sequence ?? NaN)
    }
    const subjects = (await server.messagesTo(nurse.email)).map((message) => message.subject)
    expect(subjects.filter((subject) => subject?.startsWith('Interview moved'))).toHaveLength(1)
  })

  await test.step('the employer cancels it, and the candidate stays on the shortlist', async () => {
    await employer.reload()
    await letToastsGo(employer)
    await employer.getByRole('button', { name: `More for ${nurse.name}` }).click()
    await employer.getByRole('menuitem', { name: 'Cancel interview' }).click()
    await employer.getByRole('alertdialog').getByRole('button', { name: 'Cancel the interview' }).click()
    await expect(employer.getByText('Interview cancelled')).toBeVisible()
    await candidate.reload()
    await expect(candidate.getByText('You are shortlisted.')).toBeVisible()
    for (const email of both) {
      await expect.poll(() => methodsOf(server, email)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
      const [invitation, moved, cancelled] = await calendarsOf(server, email)
      expect(cancelled).toMatchObject({ uid: invitation?.uid, status: 'CANCELLED' })
      expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? NaN)
    }
  })
})

async function proposeTimes(page: Page, daysAhead: number[]) {
  for (const [at, days] of daysAhead.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add another time' }).click()
    await page.getByLabel(`Time ${at + 1}`, { exact: true }).fill(wallTime(days))
  }
}

const zone = 'America/New_York'

/** Half past three on a day to come, as the form takes it. */
function wallTime(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
  return `${day}T15:30`
}

/** The same as a moment, worked out without the product: the browsers of these journeys stand in New York. */
function momentOf(daysAhead: number): Date {
  const asUtc = new Date(`${wallTime(daysAhead)}Z`)
  const there = new Date(asUtc.toLocaleString('en-US', { timeZone: zone }))
  const here = new Date(asUtc.toLocaleString('en-US', { timeZone: 'UTC' }))
  return new Date(asUtc.getTime() + here.getTime() - there.getTime())
}

/** The calendar files that somebody was sent, in their order, taken out of the messages by a reader of mail. */
async function calendarsOf(server: Server, email: string): Promise<ReadCalendar[]> {
  const messages = await server.messagesTo(email)
  return messages.flatMap(({ attachments }) => {
    const file = attachments.find((one) => one.mimeType === 'text/calendar')
    if (!file) return []
    const written = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content)
    // The reader of mail takes the carriage returns out of texts; a calendar file has them (RFC 5545).
    const lines = written.replace(/\r?\n/g, '\r\n')
    return [readCalendar({ content: Buffer.from(lines).toString('base64') })]
  })
}

async function methodsOf(server: Server, email: string): Promise<string[]> {
  return (await calendarsOf(server, email)).map(({ method }) => method)
}
