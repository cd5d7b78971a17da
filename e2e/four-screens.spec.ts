import { resumeFile } from './support/candidate.ts'
import { chargeNurse } from './support/charge-nurse.ts'
import { letToastsGo, password, signUpCandidate } from './support/people.ts'
import { addChips, storedProfile } from './support/profile.ts'
import { expect, test } from './support/test.ts'
import { anEmployer, aPublishedJob } from './support/world.ts'

// What is being asked at the moment of signing out is refused, which the browser notes.
test.use({ expectedComplaints: [/status of 401/] })

test('a new candidate takes the four screens, keeps, passes, applies, withdraws, and finds it all on returning', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000)
  const employer = await openBrowser()
  await anEmployer(employer, { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'four@zephyrine.example' })
  const jobId = await aPublishedJob(employer, 'shortlist')
  const email = 'four-screens@mail.example'
  const next = page
    .getByRole('button', { name: 'Continue', exact: true })
    .or(page.getByRole('link', { name: 'Continue', exact: true }))

  await test.step('the first screen reads the résumé before it leads on', async () => {
    await signUpCandidate(page, { name: 'Amara Nwosu', email })
    await page.goto('/onboarding/resume')
    await expect(page.getByRole('img', { name: 'Step 1 of 4' })).toBeVisible()
    await expect(next).toBeDisabled()
    await page.getByLabel(/^Drop your résumé here/).setInputFiles(resumeFile('docx'))
    await expect(page.getByText('Analysis complete')).toBeVisible({ timeout: 30_000 })
    await next.click()
  })

  await test.step('the second takes what a job must offer, the third can wait, the fourth leads to the matches', async () => {
    await expect(page).toHaveURL('/onboarding/preferences')
    await addChips(page, 'Desired titles', [chargeNurse.title])
    await page.getByRole('radio', { name: 'On-site' }).check()
    await addChips(page, 'Locations', [chargeNurse.location])
    await page.getByRole('radio', { name: 'Full-time' }).check()
    await next.click()
    await expect(page.getByText('Preferences saved')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Add a Little Trust.' })).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: `Remove ${chargeNurse.title}` })).toBeVisible()
    await page.goto('/onboarding/trust')
    await page.getByRole('link', { name: 'Skip for Now' }).click()
    await expect(page.getByText('Analyzed ✓ • Ready to match')).toBeVisible()
    await page.getByRole('button', { name: 'Go to My Matches' }).click()
    await expect(page.getByText("You're all set. We'll start matching you now.")).toBeVisible()
    await expect(page).toHaveURL('/dashboard#matches')
    expect(await storedProfile(page)).toMatchObject({ onboardingComplete: true, employmentTypes: ['full-time'] })
  })

  // Other employers look for charge nurses too.
  const card = page.getByRole('article').filter({ has: page.locator(`a[href^="/job/${jobId}"]`) })
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await test.step('a match is saved, passed, brought back by Undo and by Restore', async () => {
    await expect(card).toBeVisible({ timeout: 30_000 })
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('You can view it anytime in your saved jobs.')).toBeVisible()
    await expect(section('Saved jobs').getByRole('link', { name: chargeNurse.title })).toBeVisible()
    await card.getByRole('button', { name: 'Pass' }).click()
    await expect(page.getByText("We won't show this job again.")).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: 'Pass' }).click()
    await section('Passed jobs').getByRole('button', { name: 'Restore' }).click()
    await expect(card).toBeVisible()
    await expect(section('Passed jobs').getByText('Nothing passed')).toBeVisible()
    await letToastsGo(page)
  })

  await test.step('an application is sent and withdrawn', async () => {
    await card.getByRole('link', { name: 'Apply' }).click()
    await expect(page).toHaveURL(new RegExp(`/job/${jobId}`))
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Application submitted')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Application withdrawn')).toBeVisible()
    await expect(page.getByText('You withdrew this application.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled()
  })

  await test.step('who returns finds everything where it was, and is led past what is done', async () => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(section('Saved jobs').getByRole('link', { name: chargeNurse.title })).toBeVisible()
    await expect(section('Applications').getByText('Closed')).toBeVisible()
    await page.goto('/resume')
    await expect(page).toHaveURL('/start/prefs')
    await page.goto('/')
    await page.getByRole('link', { name: 'Find a Job' }).click()
    await expect(page).toHaveURL('/matches')
  })
})
