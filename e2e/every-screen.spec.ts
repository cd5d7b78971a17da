import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { beyondTheEdge, wear } from './support/accessible.ts'
import { expect, test } from './support/test.ts'
import { aCandidate, anEmployer, aPublishedJob, apply, call } from './support/world.ts'

/** Between the two what is there is the same as on one of them; only how it is laid out is looked at again. */
const widths = [
  { width: 1280, rules: null },
  { width: 768, rules: ['color-contrast', 'target-size', 'scrollable-region-focusable'] },
  { width: 320, rules: null },
]
const hirer = { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'every@zephyrine.example' }

type Screen = [address: string, title: string]

const open: Screen[] = [
  ['/', 'Start Smiling :)'],
  ['/auth', 'Sign In'],
  ['/auth?tab=signup&role=employer', 'Sign Up'],
  ['/auth/forgot', 'Forgotten password'],
  ['/auth/reset/none', 'Set a new password'],
  ['/auth/confirm/none', 'Confirm'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/fairness', 'Fairness'],
]

test('every public screen is accessible, fits and is titled, at each width and in both themes', async ({ page }) => {
  test.setTimeout(180_000)
  await walk(page, open)
})

test('every screen of a candidate is accessible, fits and is titled, at each width and in both themes', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(240_000)
  const employer = await openBrowser()
  await anEmployer(employer, hirer)
  const jobId = await aPublishedJob(employer, 'application_quiz')
  await aCandidate(page, { name: 'Amara Nwosu', email: 'every-screen@mail.example' })
  const draftId = await aDraft(page)
  await apply(page, jobId)
  await walk(page, [
    ['/dashboard', 'Matches'],
    ['/matches?stretch=true', 'Matches'],
    ['/browse', 'Browse jobs'],
    [`/job/${jobId}`, 'Charge Nurse'],
    [`/job/${jobId}/quiz`, 'Quiz'],
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

/** One fix written into a draft. */
async function aDraft(page: Page): Promise<string> {
  const { resume } = await call<{ resume: { id: string } }>(page, 'GET', '/resumes/latest')
  const { analysis } = await call<Analysed>(page, 'GET', `/resumes/${resume.id}/analysis`)
  const fix = analysis.quickFixes.find(({ edits }) => edits.length > 0)
  return (await call<{ id: string }>(page, 'POST', `/resumes/${resume.id}/fixes/${fix?.id}`, {})).id
}
type Analysed = { analysis: { quickFixes: { id: string; edits: object[] }[] } }

async function walk(page: Page, screens: readonly Screen[]) {
  for (const [address, title] of screens) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.soft(page, address).toHaveTitle(new RegExp(escaped(title)))
    for (const { width, rules } of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await beyondTheEdge(page), `${address} at ${width}`).toEqual([])
      const axe = rules ? new AxeBuilder({ page }).withRules(rules) : new AxeBuilder({ page })
      expect.soft(await broken(axe), `${address} at ${width}`).toEqual([])
    }
    // Colours are all that differs in the dark, and the narrow screen is where most of them meet.
    await wear(page, 'dark')
    const contrast = new AxeBuilder({ page }).withRules(['color-contrast'])
    expect.soft(await broken(contrast), `${address}, dark`).toEqual([])
    await wear(page, 'light')
  }
}

async function broken(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
