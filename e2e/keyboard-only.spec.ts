import type { Page } from '@playwright/test'
import { password } from './support/people.ts'
import { storedProfile } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('from sign-up to preferences with the keyboard alone', async ({ page }, { project }) => {
  await page.goto('/auth?role=seeker&tab=signup')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await typeInto(page, 'Full name', 'Kay Keys')
  await typeInto(page, 'Email', `keyboard-${project.name}@mail.example`)
  await typeInto(page, 'Password', password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/onboarding/candidate')

  await page.goto('/start/prefs')
  await expect(page.getByRole('heading', { name: 'Quick Preferences' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save & See Matches' })
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Add at least one title')).toBeVisible()
  await expect(page.getByLabel('Target titles')).toBeFocused()
  await page.keyboard.type('Charge Nurse')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: 'Remote' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked()
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Location required')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Location' })).toBeFocused()
  await page.keyboard.type('Portland, OR')
  await tabTo(page, page.getByLabel('Minimum pay a year'))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  expect(await storedProfile(page)).toMatchObject({
    desiredTitles: ['Charge Nurse'],
    workPreference: 'hybrid',
    desiredLocations: ['Portland, OR'],
    salaryExpectation: '$65,000+',
  })
})

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

async function tabTo(page: Page, target: ReturnType<Page['getByLabel']>) {
  for (let pressed = 0; pressed < 40; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}
