import { expectAccessible } from './support/accessible.ts'
import { mailsTo } from './support/mails.ts'
import { letToastsGo, password, signUpCandidate } from './support/people.ts'
import { expect, test } from './support/test.ts'

const newPassword = 'Windmills-7-all'

test.describe('somebody who forgot the password', () => {
  // The old password no longer works, and the used link is dead: both are answers that the browser notes.
  test.use({ expectedComplaints: [/status of 40[14]/] })

  test('sets a new one by mail, once, and is signed out elsewhere', async ({ page, openBrowser }, { project }) => {
    const email = `forgot-${project.name}@mail.example`
    await signUpCandidate(page, { name: 'Flora Forgot', email })
    const elsewhere = await openBrowser()
    await elsewhere.goto('/auth')
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
    await expectAccessible(elsewhere, 'forgotten-password')
    await elsewhere.getByLabel('Email').fill('nobody')
    await elsewhere.getByLabel('Email').press('Tab')
    await expect(elsewhere.getByText('Please enter a valid email')).toBeVisible()
    await elsewhere.getByLabel('Email').fill(email.toUpperCase())
    await elsewhere.getByRole('button', { name: 'Send the link' }).click()
    await expect(elsewhere.getByText('Check your inbox')).toBeVisible()

    const link = await linkIn(() => mailsTo(elsewhere, email))
    await elsewhere.goto(link)
    await elsewhere.getByLabel('New password', { exact: true }).fill('short')
    await elsewhere.getByLabel('New password', { exact: true }).press('Tab')
    await expect(elsewhere.getByText('Password must be at least 8 characters')).toBeVisible()
    await elsewhere.getByLabel('New password', { exact: true }).fill(newPassword)
    await letToastsGo(elsewhere)
    await expectAccessible(elsewhere, 'reset-password')
    await elsewhere.getByRole('button', { name: 'Save password' }).click()
    await expect(elsewhere.getByText('Password changed')).toBeVisible()

    await elsewhere.getByLabel('Email', { exact: true }).fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(password)
    await elsewhere.getByLabel('Password', { exact: true }).press('Enter')
    await expect(elsewhere.getByText('Sign in failed')).toBeVisible()
    await expect(elsewhere.getByText('Check your email and password and try again.')).toBeVisible()
    await elsewhere.getByLabel('Password', { exact: true }).fill(newPassword)
    await elsewhere.getByLabel('Password', { exact: true }).press('Enter')
    await expect(elsewhere).toHaveURL('/dashboard')

    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth/)
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('Another-9-one')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('That link has expired or was already used. Ask for a new one.')).toBeVisible()
  })
})

async function linkIn(read: () => Promise<string>): Promise<string> {
  const pattern = /\/auth\/reset\/[\w-]{43}/
  await expect.poll(read).toMatch(pattern)
  return pattern.exec(await read())?.[0] ?? ''
}
