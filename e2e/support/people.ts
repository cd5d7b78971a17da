import { expect, type Page } from '@playwright/test'

export type Person = { name: string; email: string }
export type Hirer = Person & { company: string }

export const password = 'Lanterns-4-all'

export async function signUpCandidate(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Find a Job' }).click()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('radio', { name: /Job Seeker/ })).toBeChecked()
  await page.getByLabel('Full name').fill(name)
  await fillAccount(page, email)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Account created')).toBeVisible()
  await expect(page).toHaveURL('/onboarding/candidate')
}

export async function signUpEmployer(page: Page, { name, email, company }: Hirer): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Hire Talent' }).click()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('radio', { name: /Employer/ })).toBeChecked()
  await page.getByLabel('Contact name').fill(name)
  await page.getByLabel('Company name').fill(company)
  await fillAccount(page, email)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Account created')).toBeVisible()
  await expect(page).toHaveURL('/onboarding/employer')
}

async function fillAccount(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect(page.getByText('Strong', { exact: false })).toBeVisible()
}

/** Toasts lie over the page for a while; a screen is looked at without them, so their crosses are pressed. */
export async function letToastsGo(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  const toasts = page.getByRole('region', { name: 'Messages' })
  await toasts.getByRole('button', { name: /^Dismiss: / }).evaluateAll((crosses) => {
    for (const cross of crosses) cross.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(toasts).toHaveCount(0)
}
