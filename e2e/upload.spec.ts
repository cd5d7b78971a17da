import { holdUploads, resumeFile } from './support/candidate.ts'
import { signUpCandidate } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedComplaints: [/Failed to load resource: net::ERR_FAILED/] })

test('an upload can be cancelled, fails in plain words, and works the next time', async ({ page }) => {
  await signUpCandidate(page, { name: 'Amara Nwosu', email: 'uploads@mail.example' })
  await page.goto('/onboarding/resume')
  const picker = page.getByLabel(/Drop your résumé here/)

  await test.step('cancelled on its way, it leaves nothing behind', async () => {
    const letGo = await holdUploads(page)
    await picker.setInputFiles(resumeFile('pdf'))
    await expect(page.getByRole('status').filter({ hasText: 'Uploading…' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(picker).toBeAttached()
    await expect(page.getByText('Upload failed')).toHaveCount(0)
    await letGo()
    await page.reload()
    await expect(picker).toBeAttached()
  })

  await test.step('a file of the wrong kind is refused before it is sent', async () => {
    const buffer = Buffer.from('hello')
    await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer })
    await expect(page.getByText('Invalid file type')).toBeVisible()
    await expect(page.getByText('Please upload a PDF or Word document').first()).toBeVisible()
  })

  await test.step('a dropped connection says so and keeps the way open', async () => {
    await page.route('/api/uploads/**', (route) => route.abort())
    await picker.setInputFiles(resumeFile('pdf'))
    await expect(page.getByText('Upload failed')).toBeVisible()
    await page.unrouteAll()
    await picker.setInputFiles(resumeFile('pdf'))
    await expect(page.getByText('Analysis complete')).toBeVisible({ timeout: 30_000 })
  })

  await test.step('a damaged file says what is wrong, and another one can be chosen', async () => {
    await page.goto('/onboarding/resume?replace=1')
    await page
      .getByLabel('Replace it')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') })
    await expect(page.getByText('Processing failed')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'We could not read cv.pdf' })).toBeVisible()
    await picker.setInputFiles(resumeFile('docx'))
    await expect(page.getByRole('heading', { name: 'Quick Wins' })).toBeVisible({ timeout: 30_000 })
  })
})
