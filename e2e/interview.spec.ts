import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { mailsTo } from './support/mails.ts'
import { letToastsGo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { aCandidate, anEmployer, aPublishedJob, apply } from './support/world.ts'

test('an interview is proposed, accepted, moved and cancelled, in both calendars', async ({ page, openBrowser }) => {
  test.setTimeout(180_000)
  const employer = await openBrowser()
  const candidate = page
  const nurse = { name: 'Amara Nwosu', email: 'amara-interview@mail.example' }
  const hirer = { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'interviews@zephyrine.example' }
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
    for (const email of [nurse.email, hirer.email])
      await expect.poll(() => calendarsOf(candidate, email)).toEqual(['REQUEST'])
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
    await expect.poll(() => calendarsOf(candidate, nurse.email)).toEqual(['REQUEST', 'REQUEST'])
    expect(await mailsTo(candidate, nurse.email)).toContain('Interview moved')
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
    for (const email of [nurse.email, hirer.email]) {
      await expect.poll(() => calendarsOf(candidate, email)).toEqual(['CANCEL', 'REQUEST', 'REQUEST'])
    }
  })
})

async function proposeTimes(page: Page, daysAhead: number[]) {
  for (const [at, days] of daysAhead.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add another time' }).click()
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel(`Time ${at + 1}`, { exact: true }).fill(`${day}T15:30`)
  }
}

/** What the calendar files sent to somebody are for: an invitation, or its end. */
async function calendarsOf(page: Page, email: string): Promise<string[]> {
  const files = (await mailsTo(page, email)).matchAll(/text\/calendar; charset=utf-8; method=(\w+)/g)
  return [...files].map(([, method]) => method ?? '').toSorted()
}
