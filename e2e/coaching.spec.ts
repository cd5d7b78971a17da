import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { uploadResume } from './support/candidate.ts'
import { letToastsGo, signUpCandidate } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a candidate improves a résumé with the coach, sets it as active and brings the old one back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signUpCandidate(page, { name: 'Amara Nwosu', email: 'coached@mail.example' })
  await uploadResume(page, 'docx', async () => {})

  await test.step('previews a fix and applies it', async () => {
    await page.getByRole('button', { name: 'Preview' }).first().click()
    const preview = page.getByRole('dialog')
    await expect(preview.getByText('Before').first()).toBeVisible()
    await expect(preview.getByText('After').first()).toBeVisible()
    await expectAccessible(page, 'fix-preview')
    await preview.getByRole('button', { name: 'Apply This Fix' }).click()
    await expect(page.getByText('Written into your draft')).toBeVisible()
    await expect(page.getByText('In your draft').first()).toBeVisible()
  })

  const answer = 'Used it every shift at Harbourview'
  await test.step('opens a score to its lines and answers a question', async () => {
    await page.getByRole('button', { name: /^Show the .* for Impact$/ }).click()
    await expect(page.getByText('Led a 24-bed', { exact: false }).first()).toBeVisible()
    await page.getByRole('group').filter({ hasText: 'Questions' }).getByRole('textbox').last().fill(answer)
    await page.getByRole('button', { name: 'Submit Answers' }).click()
    await expect(page.getByText('Answers saved')).toBeVisible()
    await letToastsGo(page)
    await expectAccessible(page, 'analysis-with-draft')
  })

  await test.step('reads the draft with its sources, edits it and sets it as active', async () => {
    await page.getByRole('link', { name: /Open your draft \(2 changes\)/ }).click()
    await expect(page.getByRole('heading', { name: /^Résumé, improved / })).toBeVisible()
    const changes = page.getByRole('region', { name: 'Changes' })
    await expect(changes.getByText('Quick win', { exact: true })).toBeVisible()
    await expect(changes.getByText('Your answer', { exact: true })).toBeVisible()
    const text = page.getByRole('textbox', { name: 'Text' })
    await expect(text).toHaveValue(new RegExp(answer))
    await text.fill(`${(await text.inputValue()).replaceAll(/,? ?\[[^\]]*\]/g, '')}\nSpeaks Greek`)
    await expectAccessible(page, 'resume-draft')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.getByRole('button', { name: 'Set as Active' }).click()
    await expect(page.getByText('Draft set as active résumé!')).toBeVisible()
    await expect(page.getByText(/Set as your active résumé on/)).toBeVisible()
  })

  await test.step('brings the upload back', async () => {
    await page.getByRole('link', { name: 'See its analysis' }).click()
    await expect(page.getByRole('heading', { name: 'Quick Wins' })).toBeVisible({ timeout: 30_000 })
    await open(page, 'Former versions')
    await page.getByRole('button', { name: /^Restore plain-resume\.docx/ }).click()
    await expect(page.getByText('Former version restored')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quick Wins' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: 'What we read' }).click()
    await expect(page.getByRole('heading', { name: 'What we read' })).toBeVisible()
    await expect(page.getByText('Speaks Greek')).toHaveCount(0)
  })

  await test.step('corrects what was read', async () => {
    await expectAccessible(page, 'what-we-read')
    await page.getByLabel('Headline').fill('Charge Nurse, Step-down')
    await page.getByRole('button', { name: 'Save corrections' }).click()
    await expect(page.getByText('Corrections saved')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quick Wins' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: 'What we read' }).click()
    await expect(page.getByLabel('Headline')).toHaveValue('Charge Nurse, Step-down')
    await expect(page.getByText('corrected by you')).toBeVisible()
  })
})

test.describe('a draft that is not there', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('leads to the résumé screen', async ({ page }) => {
    await signUpCandidate(page, { name: 'Amara Nwosu', email: 'no-draft@mail.example' })
    await page.goto(`/resume-drafts/${crypto.randomUUID()}`)
    await expect(page.getByText('Draft not found')).toBeVisible()
    await expect(page).toHaveURL('/onboarding/resume')
  })
})

async function open(page: Page, fold: string) {
  await page.getByRole('group').filter({ hasText: fold }).locator('summary').first().click()
}
