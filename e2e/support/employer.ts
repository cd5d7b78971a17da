import { expect, type Page } from '@playwright/test'
import { expectationsQuiz } from '#domain/quizzes/expectations-quiz.ts'
import { chargeNurse, chargeNurseFacts } from './charge-nurse.ts'
import type { Hirer } from './people.ts'

type Look = (screen: string) => Promise<void>

export async function setUpCompany(page: Page, { company, website }: Hirer & { website: string }, look: Look) {
  await expect(page.getByRole('heading', { name: 'Your Info' })).toBeVisible()
  await look('employer-info')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Company Name')).toHaveValue(company)
  await page.getByLabel('Industry').selectOption('Healthcare')
  await page.getByLabel('Company Size').selectOption('201-500')
  await page.getByLabel('Website').fill(website)
  await page.getByLabel('Headquarters Location').fill('Portland, OR')
  await page.getByLabel('About').fill('Three wards, one kitchen, and nights that are never understaffed.')
  await look('employer-company')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Verify' })).toBeVisible()
  await look('employer-verify')
  await page.getByRole('button', { name: 'Skip for Now' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Aboard!' })).toBeVisible()
  await look('employer-welcome')
  await page.getByRole('link', { name: 'Post Your First Job' }).click()
  await expect(page).toHaveURL('/post-job')
}

/** Fills the form and posts; the company stays hidden until a candidate is shortlisted. */
export async function postAnonymousJob(page: Page, look: Look) {
  await page.getByLabel('Title').fill(chargeNurse.title)
  await page.getByLabel('Description').fill(chargeNurse.description)
  await page.getByRole('radio', { name: 'On-site' }).check()
  await page.getByLabel('Location').fill(chargeNurse.location)
  await page.getByLabel('Employment type').fill(chargeNurse.employmentType)
  await page.getByLabel('Seniority').fill(chargeNurse.seniority)
  await page.getByLabel('Compensation range').fill(chargeNurse.compRange)
  for (const skill of chargeNurse.mustHaves) await askFor(page, skill, 'Must-have')
  for (const skill of chargeNurse.niceToHaves) await askFor(page, skill, 'Nice to have')
  await expect(page.getByRole('switch', { name: 'Hide my company at first' })).toBeChecked()
  await page.getByRole('radio', { name: /^On shortlist/ }).check()
  await look('post-job')
  await page.getByRole('button', { name: 'Post Job' }).click()
  await expect(page.getByText('Job posted! Complete the expectations quiz to publish.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
}

async function askFor(page: Page, skill: string, importance: 'Must-have' | 'Nice to have') {
  await page.getByLabel('Add a skill').fill(skill)
  await page.getByLabel('Add a skill').press('Enter')
  const row = page.getByRole('list', { name: 'Skills', exact: true }).getByRole('listitem').filter({ hasText: skill })
  await row.getByRole('radio', { name: importance }).check()
}

/** Answers by what the job says and what the product promises, and so publishes the job; tells its id. */
export async function passExpectationsQuiz(page: Page, look: Look): Promise<string> {
  const role = page.getByRole('article').filter({ hasText: chargeNurse.title })
  await expect(role).toContainText('Quiz')
  await look('employer-dashboard-quiz-pending')
  await role.getByRole('link', { name: 'Take the quiz' }).click()
  await expect(page.getByText('It needs at least 70% to pass: 6 of 8.')).toBeVisible()
  await look('expectations-start')
  await page.getByRole('button', { name: 'Start the quiz' }).click()
  await answerExpectations(page, (right, choices) => choices.indexOf(right))
  await look('expectations-quiz')
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible()
  await expect(page.getByText('Your role is published.')).toBeVisible()
  await look('expectations-passed')
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Marks an answer to each of the eight questions; which, is chosen knowing the right one. */
export async function answerExpectations(page: Page, choose: (right: string, choices: string[]) => number) {
  const questions = page.getByRole('group')
  await expect(questions).toHaveCount(8)
  const known = knownQuestions()
  for (const question of await questions.all()) {
    const asked = await question.locator('legend').innerText()
    const found = known.find(({ prompt }) => asked.includes(prompt))
    if (!found) throw new Error(`This was not to be expected of this job: ${asked}`)
    const name = found.choices[choose(found.choices[found.correctChoice] ?? '', found.choices)] ?? ''
    await question.getByRole('radio', { name, exact: true }).check()
  }
}

/** Every question that this job can lead to; no topic has more than six. */
function knownQuestions() {
  return [1, 2, 3, 4, 5, 6].flatMap((attempt) => expectationsQuiz(chargeNurseFacts, { seed: '', attempt }))
}

async function openCandidates(page: Page) {
  await page.goto('/dashboard')
  const role = page.getByRole('article').filter({ hasText: chargeNurse.title })
  await role.getByRole('link', { name: 'View Candidates' }).click()
  await expect(page.getByRole('heading', { name: 'Matched Candidates' })).toBeVisible()
}

/** One person applied, ranked with reasons and known by a code name alone. */
export async function shortlistTheCandidate(
  page: Page,
  name: string,
  look: Look,
  expectNothingHeard: () => Promise<void>,
) {
  await openCandidates(page)
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByText('AI Fit')).toBeVisible()
  await expect(card.getByText('Why this match?')).toBeVisible()
  await expect(card.getByText('3 of 3 must-haves')).toBeVisible()
  const codeName = await card.getByRole('heading', { level: 2 }).innerText()
  expect(codeName).toMatch(/^\p{Lu}\w+ \p{Lu}\w+$/u)
  expect(codeName).not.toBe(name)
  await look('matched-candidates')
  await readSnapshot(page, codeName, look)
  await expectNothingHeard()
  await card.getByRole('button', { name: 'Shortlist' }).click()
  await expect(page.getByText('The candidate has been added to your shortlist')).toBeVisible()
}

async function readSnapshot(page: Page, codeName: string, look: Look) {
  await page.getByRole('button', { name: 'View Snapshot' }).click()
  const snapshot = page.getByRole('dialog', { name: 'Resume Snapshot' })
  await expect(snapshot).toContainText('Frozen snapshot created at application time for fairness')
  await expect(snapshot).toContainText(codeName)
  await expect(snapshot).toContainText('Led a 24-bed step-down unit on night shifts')
  await expect(snapshot.getByRole('group', { name: 'Skills' })).toContainText('Wound care')
  await look('snapshot')
  await snapshot.getByRole('button', { name: 'Close' }).first().click()
  await expect(snapshot).toBeHidden()
}
