import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { letToastsGo } from './support/people.ts'
import { listenFor } from './support/secrets.ts'
import { expect, test } from './support/test.ts'
import { aCandidate, anEmployer, aPostedJob, apply, call, publish } from './support/world.ts'

type Question = { prompt: string; choices: string[]; correctChoice: number }
const policy = 'application_quiz'
const ownQuestion = 'How many beds does the unit have?'

test('a quiz is built, failed by one, passed by another, who sees the company and sends', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(240_000)
  const employer = await openBrowser()
  const hirer = { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'quizzes@zephyrine.example' }
  await anEmployer(employer, hirer)
  const jobId = await aPostedJob(employer, policy)

  await test.step('the employer reads, words, orders and previews the questions', async () => {
    await employer.goto('/dashboard')
    await employer.getByRole('link', { name: 'Build Quiz', exact: true }).click()
    await expect(employer.getByText('Quizzes are auto-generated from job descriptions.')).toBeVisible()
    await employer.getByRole('link', { name: /^Build Quiz of/ }).click()
    await expect(employer.getByText('Results appear once 5 candidates have taken the quiz')).toBeVisible()
    await employer.getByRole('heading', { name: /^1\. / }).click()
    await employer.getByRole('textbox', { name: 'Question' }).fill(ownQuestion)
    await employer.getByRole('button', { name: 'Move down' }).click()
    await employer.getByRole('button', { name: 'Save quiz' }).click()
    await expect(employer.getByText('Quiz saved')).toBeVisible()
    await letToastsGo(employer)
    await expectAccessible(employer, 'quiz-editor')
    await employer.getByRole('button', { name: 'Preview' }).click()
    const preview = employer.getByRole('dialog', { name: 'Preview as a candidate' })
    await expect(preview.getByText(ownQuestion)).toBeVisible()
    await preview.getByRole('button', { name: 'Close' }).first().click()
  })
  await publish(employer, jobId, policy)
  const { questions } = await call<{ questions: Question[] }>(
    employer,
    'GET',
    `/employer/jobs/${jobId}/application-quiz`,
  )
  expect(questions[1]?.prompt).toBe(ownQuestion)

  const failing = await openBrowser()
  await test.step('one candidate fails, reads why, and may come back in a day', async () => {
    await aCandidate(failing, { name: 'Bela Novak', email: 'bela-quiz@mail.example' })
    await apply(failing, jobId)
    await takeQuiz(failing, jobId, questions, (right, choices) => choices.find((choice) => choice !== right) ?? '')
    await expect(failing.getByText('You have one more attempt.')).toBeVisible()
    await expect(failing.getByText('Confidential company').or(failing.getByText(hirer.company))).toHaveCount(0)
  })

  await test.step('another passes, sees the company and sends', async () => {
    await aCandidate(page, { name: 'Amara Nwosu', email: 'amara-quiz@mail.example' })
    await apply(page, jobId)
    const ears = listenFor(page, [hirer.company, 'Ottoline', hirer.email])
    await page.goto(`/job/${jobId}`)
    await ears.expectNothingHeard()
    expect((await call<{ candidates: [] }>(employer, 'GET', '/employer/candidates')).candidates).toEqual([])
    await takeQuiz(page, jobId, questions, (right) => right)
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible()
    await page.getByRole('link', { name: 'See the company' }).click()
    await expect(page.getByRole('heading', { name: `About ${hirer.company}` })).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Application sent')).toBeVisible()
  })

  await test.step('and stands in the inbox of the employer, under a code name', async () => {
    await employer.goto('/dashboard#candidates')
    const inbox = employer.getByRole('region', { name: 'Candidates' })
    await expect(inbox.getByText(/Answer due by/)).toHaveCount(1)
    await expect(inbox.getByText('Amara')).toHaveCount(0)
    await expectAccessible(employer, 'candidates-inbox')
  })
})

async function takeQuiz(
  page: Page,
  jobId: string,
  known: Question[],
  choose: (right: string, choices: string[]) => string,
) {
  await page.goto(`/job/${jobId}/quiz`)
  await page.getByRole('button', { name: 'Start the quiz' }).click()
  const groups = page.getByRole('group')
  await expect(groups).toHaveCount(known.length)
  for (const group of await groups.all()) {
    const asked = await group.locator('legend').innerText()
    const question = known.find(({ prompt }) => asked.includes(prompt))
    if (!question) throw new Error(`This was not asked by the employer: ${asked}`)
    const right = question.choices[question.correctChoice] ?? ''
    await group.getByRole('radio', { name: choose(right, question.choices), exact: true }).check()
  }
  await page.getByRole('button', { name: 'Submit answers' }).click()
}
