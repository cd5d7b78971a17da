import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { mailsTo } from './support/mails.ts'
import { letToastsGo, password, signUpCandidate } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.describe('somebody who wants to leave', () => {
  // A wrong password is an answer that the browser notes.
  test.use({ expectedComplaints: [/status of 422/] })

  test('takes everything along, deletes the account, and thinks again', async ({ page }, { project }) => {
    const email = `leaving-${project.name}@mail.example`
    await signUpCandidate(page, { name: 'Lea Leaving', email })
    await page.goto('/dashboard#settings')
    await page.getByRole('link', { name: 'Export or delete your data' }).click()
    await expect(page).toHaveURL('/profile#data')
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeInViewport()
    await letToastsGo(page)
    await expectAccessible(page, 'profile-settings')

    await test.step('as one archive', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download my data' }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('gladwork-export.zip')
      const bytes = await readFile(await file.path())
      expect(bytes.subarray(0, 2).toString()).toBe('PK')
      expect(bytes.toString('latin1')).toContain('gladwork.json')
    })

    await test.step('with the password, and seven days to undo it', async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
      await expectAccessible(page, 'delete-dialog')
      await question.getByLabel('Your password', { exact: true }).fill('not-the-one-1')
      await question.getByRole('button', { name: 'Delete my account' }).click()
      await expect(question.getByText('That is not your current password.')).toBeVisible()
      await question.getByLabel('Your password', { exact: true }).fill(password)
      await question.getByRole('button', { name: 'Delete my account' }).click()
      await expect(question).toBeHidden()
      await expect(page.getByText('Your account will be deleted on')).toBeVisible()
      await expect.poll(() => mailsTo(page, email)).toContain('Until then you can sign in and undo it.')
      await page.reload()
      await page.getByRole('button', { name: 'Keep my account' }).click()
      await expect(page.getByText('Your account stays')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    })
  })
})

test('a new address counts once its link is pressed', async ({ page }, { project }) => {
  const email = `moving-${project.name}@mail.example`
  const next = `moved-${project.name}@mail.example`
  await signUpCandidate(page, { name: 'Mona Moving', email })
  await page.goto('/profile#email')
  await page.getByLabel('New email').fill(next)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText('Waiting for a press on the link we sent to')).toBeVisible()
  const pattern = /\/auth\/confirm\/[\w-]{43}/
  await expect.poll(() => mailsTo(page, next)).toMatch(pattern)
  await page.goto(pattern.exec(await mailsTo(page, next))?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('Address confirmed')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByText(`${next}, confirmed.`)).toBeVisible()
})
