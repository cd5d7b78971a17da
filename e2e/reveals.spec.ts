import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { letToastsGo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { aCandidate, anEmployer, aPostedJob, aPublishedJob, apply, publish } from './support/world.ts'

const nurse = { name: 'Amara Nwosu', email: 'amara-reveals@mail.example' }
const hirer = { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'reveals@zephyrine.example' }

/** The gates at a quiz, on shortlist and with interview times stand in the journeys about these. */
test('a company shows itself by hand, or from the first, and a name by consent or on shortlist', async ({
  page: candidate,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const employer = await openBrowser()
  await anEmployer(employer, hirer)
  await aCandidate(candidate, nurse)
  const aboutCompany = candidate.getByRole('heading', { name: `About ${hirer.company}` })

  await test.step('a job that stays anonymous says so up front', async () => {
    const jobId = await aPublishedJob(employer, 'never')
    await candidate.goto(`/job/${jobId}`)
    await expect(candidate.getByText('Company hidden until it reveals itself or makes you an offer')).toBeVisible()
    await apply(candidate, jobId)
    await candidate.reload()
    await openCandidate(employer, jobId)
    await expect(employer.getByText('Names appear when a candidate agrees.')).toBeVisible()
    await expect(employer.getByText(nurse.name)).toBeHidden()
  })

  await test.step('shortlisting reveals neither side of it', async () => {
    await employer.getByRole('button', { name: 'Shortlist' }).click()
    await expect(employer.getByText('The candidate has been added to your shortlist')).toBeVisible()
    await employer.reload()
    await expect(employer.getByRole('article')).toHaveCount(1)
    await expect(employer.getByText(nurse.name)).toBeHidden()
    await candidate.reload()
    await expect(candidate.getByText('You are shortlisted.')).toBeVisible()
    await expect(aboutCompany).toBeHidden()
  })

  await test.step('the company is revealed by hand, once and for good', async () => {
    await employer.getByRole('button', { name: /^More for/ }).click()
    await employer.getByRole('menuitem', { name: 'Reveal' }).click()
    const question = employer.getByRole('alertdialog', { name: /^Reveal your company to/ })
    await question.getByRole('button', { name: 'Reveal' }).click()
    await expect(question).toBeHidden()
    await candidate.reload()
    await expect(aboutCompany).toBeVisible()
    await expect(candidate.getByText('The employer revealed itself')).toBeVisible()
    await expect(employer.getByText(nurse.name)).toBeHidden()
  })

  await test.step('the name follows when the candidate agrees', async () => {
    await candidate.getByRole('button', { name: 'Share my name' }).click()
    await candidate.getByRole('alertdialog').getByRole('button', { name: 'Share my name' }).click()
    await expect(candidate.getByText('Name shared')).toBeVisible()
    await letToastsGo(candidate)
    await expectAccessible(candidate, 'job-name-shared')
    await employer.reload()
    await expect(employer.getByRole('heading', { name: nurse.name })).toBeVisible()
  })

  await test.step('a job that is not anonymous shows its company before anybody applies', async () => {
    const jobId = await aPostedJob(employer, 'shortlist', { isAnonymous: false, title: 'Night Charge Nurse' })
    await publish(employer, jobId, 'shortlist', { isAnonymous: false, title: 'Night Charge Nurse' })
    await candidate.goto(`/job/${jobId}`)
    await expect(aboutCompany).toBeVisible()
    await apply(candidate, jobId)
    await openCandidate(employer, jobId)
    await expect(employer.getByText(nurse.name)).toBeHidden()
    await employer.getByRole('button', { name: 'Shortlist' }).click()
    await expect(employer.getByRole('heading', { name: nurse.name })).toBeVisible()
  })
})

async function openCandidate(employer: Page, jobId: string) {
  await employer.goto(`/candidates?jobId=${jobId}`)
  await expect(employer.getByRole('article')).toHaveCount(1)
}
