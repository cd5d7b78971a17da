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
  server,
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
    await expectAccessible(employer, 'quiz-editor')
    await employer.getByRole('button', { name: 'Save quiz' }).click()
    await expect(employer.getByText('Quiz saved')).toBeVisible()
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
  await aCandidate(failing, { name: 'Bela Novak', email: 'bela-quiz@mail.example' })
  await apply(failing, jobId)
  await failQuiz(failing, jobId, questions)

  await aCandidate(page, { name: 'Amara Nwosu', email: 'amara-quiz@mail.example' })
  const ears = listenFor(page, [hirer.company, 'Ottoline', hirer.email])
  await test.step('a candidate applies, fails, reads why, and has to wait', async () => {
    await page.goto(`/job/${jobId}`)
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Application submitted')).toBeVisible()
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Take the quiz' }).click()
    await page.getByRole('button', { name: 'Start the quiz' }).click()
    await answerQuiz(page, questions, (right, choices) => choices.find((choice) => choice !== right) ?? '')
    await expect(page.getByRole('heading', { name: 'Not passed this time' })).toBeVisible()
    await expect(page.getByText('You have one more attempt.')).toBeVisible()
    await expect(page.getByText(/^You can try again in (24 h 0 min|23 h 59 min)\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start the second attempt' })).toHaveCount(0)
    await letToastsGo(page)
    await expectAccessible(page, 'quiz-failed')
  })

  await test.step('a day later the second attempt is there', async () => {
    await server.passDays(1)
    await page.goto(`/job/${jobId}`)
    await page.getByRole('link', { name: 'Take the quiz' }).click()
    await page.getByRole('button', { name: 'Start the second attempt' }).click()
    await expect(page.getByRole('group')).toHaveCount(questions.length)
    await ears.expectNothingHeard()
    expect((await call<{ candidates: [] }>(employer, 'GET', '/employer/candidates')).candidates).toEqual([])
  })

  await test.step('passed, it shows the company, and only Send sends', async () => {
    await answerQuiz(page, questions, (right) => right)
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible()
    await page.getByRole('link', { name: 'See the company' }).click()
    await expect(page.getByRole('heading', { name: `About ${hirer.company}` })).toBeVisible()
    expect((await call<{ candidates: [] }>(employer, 'GET', '/employer/candidates')).candidates).toEqual([])
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Application sent')).toBeVisible()
  })

  await test.step('which shows nothing to somebody who failed', async () => {
    const job = await call<{ companyRevealed: boolean }>(failing, 'GET', `/job-details/${jobId}`)
    expect(job.companyRevealed).toBe(false)
    expect(JSON.stringify(job)).not.toMatch(/Zephyrine|Ottoline/i)
  })

  await test.step('and stands in the inbox of the employer, under a code name', async () => {
    await employer.goto('/dashboard#candidates')
    const inbox = employer.getByRole('region', { name: 'Candidates' })
    await expect(inbox.getByText(/Answer due by/)).toHaveCount(1)
    await expect(inbox.getByText('Amara')).toHaveCount(0)
    await expectAccessible(employer, 'candidates-inbox')
  })
})

type Attempt = { attempt: { id: string; questions: { id: string; prompt: string; choices: string[] }[] } }

async function failQuiz(page: Page, jobId: string, known: Question[]) {
  const quiz = `/jobs/${jobId}/quiz`
  const { attempt } = await call<Attempt>(page, 'POST', `${quiz}/start`, {})
  const answers = attempt.questions.map(({ id, prompt, choices }) => {
    const question = known.find((one) => one.prompt === prompt)
    return [id, choices.findIndex((choice) => choice !== question?.choices[question.correctChoice])]
  })
  const result = await call<{ status: string }>(page, 'POST', `${quiz}/submit`, {
    attemptId: attempt.id,
    answers: Object.fromEntries(answers),
  })
  expect(result.status).toBe('waiting')
}

async function answerQuiz(page: Page, known: Question[], choose: (right: string, choices: string[]) => string) {
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
