import type { Locator, Page } from '@playwright/test'
import { resumeFile } from './support/candidate.ts'
import { chargeNurse } from './support/charge-nurse.ts'
import { password } from './support/people.ts'
import { storedProfile } from './support/profile.ts'
import { expect, test } from './support/test.ts'
import { anEmployer, aPublishedJob, call } from './support/world.ts'

test('from sign-up along the step list to an application with the keyboard alone', async ({ page, openBrowser }) => {
  test.setTimeout(180_000)
  const employer = await openBrowser()
  await anEmployer(employer, { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'keyboard@zephyrine.example' })
  await aPublishedJob(employer, 'shortlist')

  await test.step('an account', async () => {
    await page.goto('/auth?role=seeker&tab=signup')
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await typeInto(page, 'Full name', 'Kay Keys')
    await typeInto(page, 'Email', 'keyboard@mail.example')
    await typeInto(page, 'Password', password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/onboarding/candidate')
  })

  await test.step('a résumé', async () => {
    await press(page, page.getByRole('link', { name: 'Upload résumé' }))
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, page.getByLabel(/Drop your résumé here/))
    await page.keyboard.press('Space')
    await (await chooser).setFiles(resumeFile('docx'))
    await expect(page.getByText('Analysis complete')).toBeVisible({ timeout: 30_000 })
    await press(page, page.getByRole('link', { name: 'Continue to Next Step' }))
  })

  await test.step('preferences, and what is missing takes the focus', async () => {
    await expect(page.getByRole('heading', { name: 'Quick Preferences' })).toBeVisible()
    const save = page.getByRole('button', { name: 'Save & See Matches' })
    await press(page, save)
    await expect(page.getByText('Add at least one title')).toBeVisible()
    await expect(page.getByLabel('Target titles')).toBeFocused()
    await page.keyboard.type(chargeNurse.title)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('radio', { name: 'Remote' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Hybrid' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await press(page, save)
    await expect(page.getByText('Location required')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Location' })).toBeFocused()
    await page.keyboard.type(chargeNurse.location)
    await tabTo(page, page.getByLabel('Minimum pay a year'))
    await page.keyboard.press('ArrowRight')
    await press(page, save)
    await expect(page).toHaveURL('/dashboard')
    expect(await storedProfile(page)).toMatchObject({
      desiredTitles: [chargeNurse.title],
      workPreference: 'onsite',
      desiredLocations: [chargeNurse.location],
      salaryExpectation: '$65,000+',
    })
  })

  await test.step('a match, its page, and the question before an application', async () => {
    // Any of the roles for charge nurses will do.
    const card = page.getByRole('article', { name: chargeNurse.title }).first()
    await expect(card).toBeVisible({ timeout: 30_000 })
    await press(page, card.getByRole('link', { name: chargeNurse.title }))
    await expect(page.getByRole('heading', { name: chargeNurse.title, level: 1 })).toBeVisible()
    const apply = page.getByRole('button', { name: 'Apply', exact: true })
    await press(page, apply)
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(apply).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, question.getByRole('button', { name: 'Apply' }))
    await expect(page.getByText('Application submitted')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled()
    expect((await call<{ applications: object[] }>(page, 'GET', '/applications')).applications).toHaveLength(1)
  })

  await test.step('the step list says what is done and opens it again', async () => {
    await page.goto('/onboarding/candidate')
    const steps = page.getByRole('list', { name: 'Set up your search' })
    await expect(steps.getByText(/^Read on /)).toBeVisible()
    await expect(steps.getByText('Charge Nurse, Portland, OR, $65,000+')).toBeVisible()
    await press(page, steps.getByRole('link', { name: 'Open preferences' }))
    await expect(page).toHaveURL('/onboarding/candidate?step=1')
    await expect(page.getByRole('button', { name: `Remove ${chargeNurse.title}` })).toBeVisible()
    await press(page, steps.getByRole('link', { name: 'Open résumé' }))
    await expect(page.getByRole('link', { name: 'Replace résumé' })).toBeVisible()
    await press(page, page.getByRole('link', { name: 'See Matches' }))
    await expect(page).toHaveURL('/dashboard#matches')
  })
})

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, target: Locator) {
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}
