import type { Page } from '@playwright/test'
import { beyondTheEdge, wear } from './support/accessible.ts'
import { brokenRules } from './support/axe.ts'
import { password } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { aCandidate, anEmployer, aPostedJob, aPublishedJob, apply, call } from './support/world.ts'

const widths = [320, 768, 1280]
const hirer = { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'every@zephyrine.example' }

/** A broken rule names its place in words; recording every step of so many looks would take longer than they do. */
test.use({ trace: 'off' })

type Screen = [address: string, title: string]

const publicScreens: Screen[] = [
  ['/', 'Start Smiling :)'],
  ['/auth', 'Sign In'],
  ['/auth?tab=signup&role=employer', 'Sign Up'],
  ['/auth/forgot', 'Forgotten password'],
  ['/auth/reset/none', 'Set a new password'],
  ['/auth/confirm/none', 'Confirm'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/fairness', 'Fairness'],
  ['/mailbox', 'Mailbox'],
  ['/no-such-page', 'Page not found'],
  ['/vouch/none', 'This link does not work'],
  ['/verify-employment/none', 'This link does not work'],
  ['/verify-company/none', 'Confirm your company'],
  ['/stop/none', 'Stop these mails'],
]

test.describe('every public screen', () => {
  // Links that lead nowhere are answered so, which the browser notes.
  test.use({ expectedComplaints: [/status of 404/] })

  test('is accessible, fits and is titled, at each width and in both themes', async ({ page }) => {
    test.setTimeout(180_000)
    await walk(page, publicScreens)
  })
})

test('every screen of a candidate is accessible, fits and is titled, at each width and in both themes', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000)
  const employer = await openBrowser()
  await anEmployer(employer, hirer)
  const jobId = await aPublishedJob(employer, 'application_quiz')
  const otherJobId = await aPublishedJob(employer, 'shortlist')
  const newcomer = await openBrowser()
  await call(newcomer, 'POST', '/sign-up', {
    role: 'seeker',
    email: 'newcomer@mail.example',
    password,
    full_name: 'Nia Newcomer',
  })
  await walk(newcomer, [
    ['/dashboard', 'Getting set up'],
    ['/onboarding/candidate', 'Set up your search'],
    ['/onboarding/resume', 'Upload your résumé'],
    ['/notifications', 'Notifications'],
    ['/compare', 'Compare jobs'],
    [`/job/${jobId}`, 'Charge Nurse'],
  ])

  await aCandidate(page, { name: 'Amara Nwosu', email: 'every-screen@mail.example' })
  const draftId = await aDraft(page)
  await call(page, 'POST', '/saved-jobs', { jobId: otherJobId })
  await call(page, 'PUT', `/saved-jobs/${otherJobId}/note`, { note: 'Ask about weekends.' })
  await apply(page, jobId)
  await walk(page, [
    ['/dashboard', 'Matches'],
    ['/matches?stretch=true', 'Matches'],
    ['/browse', 'Browse jobs'],
    [`/compare?jobs=${jobId},${otherJobId}`, 'Compare jobs'],
    [`/job/${jobId}`, 'Charge Nurse'],
    [`/job/${jobId}/quiz`, 'Quiz'],
    [`/job/${otherJobId}`, 'Charge Nurse'],
    ['/notifications', 'Notifications'],
    ['/profile', 'Profile Settings'],
    ['/onboarding/candidate', 'Set up your search'],
    ['/onboarding/candidate?step=1', 'Set up your search'],
    ['/onboarding/resume?replace=1', 'Your analysis'],
    ['/onboarding/resume?view=reading', 'What we read'],
    [`/resume-drafts/${draftId}`, 'Résumé, improved'],
    ['/onboarding/preferences', 'Preferences'],
    ['/onboarding/trust', 'Add a little trust'],
    ['/onboarding/finish', "You're set"],
    ['/start/prefs', 'Quick Preferences'],
    ['/onboarding/candidate/profile?step=1', 'Basics'],
    ['/onboarding/candidate/profile?step=2', 'Experience'],
    ['/onboarding/candidate/profile?step=3', 'Links'],
    ['/onboarding/candidate/profile?step=4', 'Trust'],
    ['/onboarding/candidate/profile?step=5', "You're All Set!"],
  ])
})

test('every screen of an employer is accessible, fits and is titled, at each width and in both themes', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(240_000)
  await anEmployer(page, { ...hirer, email: 'every-employer@zephyrine.example' })
  const waitingId = await aPostedJob(page, 'interview')
  const jobId = await aPublishedJob(page, 'shortlist')
  const candidate = await openBrowser()
  await aCandidate(candidate, { name: 'Amara Nwosu', email: 'every-applicant@mail.example' })
  await apply(candidate, jobId)
  await walk(page, [
    ['/dashboard', 'Dashboard'],
    ['/dashboard#candidates', 'Dashboard'],
    ['/dashboard#assessments', 'Dashboard'],
    [`/dashboard?quiz=${jobId}#assessments`, 'Dashboard'],
    ['/dashboard#company', 'Dashboard'],
    ['/dashboard#settings', 'Dashboard'],
    ['/post-job', 'Post a job'],
    [`/post-job/${jobId}`, 'Charge Nurse'],
    [`/post-job/${waitingId}/quiz`, 'Quiz'],
    [`/candidates?jobId=${jobId}`, 'Matched Candidates'],
    ['/notifications', 'Notifications'],
    ['/profile', 'Profile Settings'],
    ['/onboarding/employer?step=1', 'Your Info'],
    ['/onboarding/employer?step=2', 'Company'],
    ['/onboarding/employer?step=3', 'Verify'],
    ['/onboarding/employer?step=4', 'Welcome Aboard!'],
  ])
})

/** One fix written into a draft. */
async function aDraft(page: Page): Promise<string> {
  const { resume } = await call<{ resume: { id: string } }>(page, 'GET', '/resumes/latest')
  const { analysis } = await call<Analysed>(page, 'GET', `/resumes/${resume.id}/analysis`)
  const fix = analysis.quickFixes.find(({ edits }) => edits.length > 0)
  return (await call<{ id: string }>(page, 'POST', `/resumes/${resume.id}/fixes/${fix?.id}`, {})).id
}
type Analysed = { analysis: { quickFixes: { id: string; edits: object[] }[] } }

/** Each screen is opened once, drawn wider from width to width, then worn dark and drawn narrower again. */
async function walk(page: Page, screens: readonly Screen[]) {
  for (const [address, title] of screens) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.soft(page, address).toHaveTitle(new RegExp(escaped(title)))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await beyondTheEdge(page), `${address} at ${width}`).toEqual([])
      expect.soft(await brokenRules(page), `${address} at ${width}`).toEqual([])
    }
    await wear(page, 'dark')
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await brokenRules(page), `${address} at ${width}, dark`).toEqual([])
    }
  }
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
