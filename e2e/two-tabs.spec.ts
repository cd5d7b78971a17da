import { expectAccessible } from './support/accessible.ts'
import { signUpCandidate } from './support/people.ts'
import { expectSaved, storedProfile } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const links = '/onboarding/candidate/profile?step=3'

test.describe('two tabs on one profile', () => {
  // The conflict itself is an answer that the browser notes.
  test.use({ expectedComplaints: [/status of 409/] })

  test('never overwrite each other without asking', async ({ page }, { project }) => {
    await signUpCandidate(page, { name: 'Tabitha Twice', email: `tabs-${project.name}@mail.example` })
    const other = await page.context().newPage()
    await page.goto(links)
    await other.goto(links)
    await expect(other.getByLabel('Website')).toBeVisible()

    await test.step('what each changes elsewhere is kept beside the other', async () => {
      await page.getByLabel('Website').fill('https://first.example')
      await expectSaved(page)
      await other.getByLabel('LinkedIn URL').fill('https://linkedin.com/in/tabitha')
      await expectSaved(other)
      expect(await storedProfile(page)).toMatchObject({
        website: 'https://first.example',
        linkedinUrl: 'https://linkedin.com/in/tabitha',
      })
      await expect(other.getByLabel('Website')).toHaveValue('https://first.example')
    })

    await test.step('where both change the same field, both values are shown and neither is lost', async () => {
      await page.getByLabel('Website').fill('https://second.example')
      await expectSaved(page)
      await other.getByLabel('Website').fill('https://third.example')
      const clash = other.getByRole('region', { name: 'Website was changed in another tab' })
      await expect(clash).toContainText('https://third.example')
      await expect(clash).toContainText('https://second.example')
      await expectAccessible(other, 'wizard-clash')
      expect((await storedProfile(page)).website).toBe('https://second.example')
      await clash.getByRole('button', { name: 'Keep mine' }).click()
      await expect(clash).toBeHidden()
      await expect.poll(async () => (await storedProfile(page)).website).toBe('https://third.example')
      await expect(other.getByLabel('Website')).toHaveValue('https://third.example')
    })
  })
})

test('what was typed a moment before the tab is closed is saved', async ({ page }, { project }) => {
  await signUpCandidate(page, { name: 'Clara Swift', email: `closing-${project.name}@mail.example` })
  const tab = await page.context().newPage()
  await tab.goto(links)
  await tab.getByLabel('Website').fill('https://in-time.example')
  await tab.close({ runBeforeUnload: true })
  await expect.poll(async () => (await storedProfile(page)).website).toBe('https://in-time.example')
})

test.describe('without a connection in mid-save', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('the page says so, keeps what was typed, and saves it when the connection is back', async ({ page }, {
    project,
  }) => {
    await signUpCandidate(page, { name: 'Olga Offline', email: `offline-${project.name}@mail.example` })
    await page.goto(links)
    await expect(page.getByLabel('Website')).toBeVisible()
    await page.context().setOffline(true)
    await page.getByLabel('Website').fill('https://later.example')
    await expect(page.getByText('Failed to save')).toBeVisible()
    await expect(page.getByText("Your changes couldn't be saved. Please try again.")).toBeVisible()
    await expect(page.getByText('Not saved')).toBeVisible()
    await expect(page.getByLabel('Website')).toHaveValue('https://later.example')
    await page.context().setOffline(false)
    await expectSaved(page)
    expect((await storedProfile(page)).website).toBe('https://later.example')
  })
})

test.describe('a session that ends in another tab', () => {
  // What was being asked at that moment is refused, which the browser notes.
  test.use({ expectedComplaints: [/status of 401/] })

  test('other tabs follow signing in and signing out', async ({ page }, { project }) => {
    const email = `follow-${project.name}@mail.example`
    const other = await page.context().newPage()
    await other.goto('/')
    await expect(other.getByRole('link', { name: 'Find a Job' })).toBeVisible()
    await signUpCandidate(page, { name: 'Fiona Follows', email })
    await expect(other.getByRole('link', { name: /Profile/ })).toBeAttached()
    await other.goto('/profile')
    await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await expect(page).toHaveURL('/auth')
    await expect(other).toHaveURL(/^http[^/]*\/\/[^/]+\/auth/)
  })
})
