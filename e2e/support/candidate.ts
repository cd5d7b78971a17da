import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { chargeNurse } from './charge-nurse.ts'

type Look = (screen: string) => Promise<void>

export type ResumeFormat = 'pdf' | 'docx' | 'doc'

/** Chooses a file, sees it on its way and being read, and then what the coach says about it. */
export async function uploadResume(page: Page, format: ResumeFormat, look: Look) {
  await look('candidate-onboarding')
  await page.getByRole('link', { name: 'Upload résumé' }).click()
  await expect(page.getByText('PDF/DOCX · up to 10MB • Private until you apply')).toBeVisible()
  await look('resume-upload')
  const letGo = await holdUploads(page)
  await page.getByLabel(/Drop your résumé here/).setInputFiles(resumeFile(format))
  await expect(page.getByRole('status').filter({ hasText: 'Uploading…' })).toBeVisible()
  await expect(page.getByText(`plain-resume.${format}`)).toBeVisible()
  await look('resume-on-its-way')
  await expect(page.getByRole('progressbar').first()).toBeVisible()
  await letGo()
  // A short résumé may be read before anybody could see that it is.
  const underWay = page.getByRole('status').filter({ hasText: /Parsing résumé…|Processing…|Analyzing…/ })
  await expect(underWay.or(page.getByText('Analysis complete')).first()).toBeVisible()
  await expect(page.getByText('Analysis complete')).toBeVisible({ timeout: 30_000 })
}

export async function readAnalysis(page: Page, look: Look) {
  await expect(page.getByRole('meter', { name: /^Overall: \d+ of 100$/ })).toBeVisible()
  await expect(page.getByRole('meter', { name: /^ATS readiness: \d+ of 100$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Top strengths' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Quick Wins/ })).toBeVisible()
  await look('resume-analysis')
}

export async function setQuickPreferences(page: Page, look: Look) {
  await page.getByRole('link', { name: 'Continue to Next Step' }).click()
  await expect(page.getByRole('heading', { name: 'Quick Preferences' })).toBeVisible()
  const titles = page.getByLabel('Target titles')
  await titles.fill(chargeNurse.title)
  await titles.press('Enter')
  await page.getByRole('radio', { name: 'On-site' }).check()
  await page.getByLabel('Location').fill(chargeNurse.location)
  await look('quick-preferences')
  await page.getByRole('button', { name: 'Save & See Matches' }).click()
  await expect(page.getByText('Preferences saved')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
}

/** The job stands among the matches, with figures and reasons, its company hidden and its Apply locked. */
export async function findTheJob(page: Page, jobId: string, look: Look) {
  await expect(page.getByRole('heading', { name: 'Matches', level: 1 })).toBeVisible()
  const titleLink = page.locator(`a[href="/job/${jobId}"]`)
  const card = page.getByRole('article', { name: chargeNurse.title }).filter({ has: titleLink })
  await expect(card).toBeVisible({ timeout: 30_000 })
  await expect(card.getByText('3 of 3 must-haves')).toBeVisible()
  await expect(card.getByText('Gap: Phlebotomy')).toBeVisible()
  await expect(card.getByText('AI fit')).toBeVisible()
  await look('candidate-dashboard')
  await card.getByRole('button', { name: /^Why \d+/ }).click()
  await page.goto('/matches')
  await expect(card.getByText('Company hidden until you are shortlisted')).toBeVisible()
  await look('matches')
  await card.getByRole('link', { name: 'Apply' }).click()
  await expect(page).toHaveURL(new RegExp(`/job/${jobId}`))
}

export async function applyToTheJob(page: Page, look: Look) {
  await expect(page.getByRole('heading', { name: chargeNurse.title, level: 1 })).toBeVisible()
  await expect(page.getByText('Company hidden until you are shortlisted')).toBeVisible()
  await look('job-before-applying')
  await page.getByRole('button', { name: 'Apply' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your résumé is frozen as it is now.')
  await look('job-apply-dialog')
  await question.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Application submitted')).toBeVisible()
  await expectAlreadyApplied(page)
  await page.reload()
  await expectAlreadyApplied(page)
  await look('job-after-applying')
}

async function expectAlreadyApplied(page: Page) {
  await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled()
  await expect(page.getByText('A fixed résumé snapshot is used.')).toBeVisible()
}

export function resumeFile(format: ResumeFormat) {
  return fileURLToPath(new URL(`../../server/src/testing/fixtures/plain-resume.${format}`, import.meta.url))
}

/** A file this small would be gone before it can be looked at on its way. */
export async function holdUploads(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('/api/uploads/**', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
