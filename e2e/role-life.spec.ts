import { expectAccessible } from './support/accessible.ts'
import { chargeNurse } from './support/charge-nurse.ts'
import { answerExpectations } from './support/employer.ts'
import { letToastsGo, password } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { anEmployer, aPostedJob, call } from './support/world.ts'

const minutes = 1 / (24 * 60)

test('a role fails its quiz, passes the next, is paused, resumed, closed and posted again', async ({
  page,
  openBrowser,
  server,
}) => {
  test.setTimeout(120_000)
  const candidate = await openBrowser()
  await anEmployer(page, { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'life@zephyrine.example' })
  const jobId = await aPostedJob(page, 'shortlist')

  await test.step('three wrong answers do not publish it, and are explained', async () => {
    await page.goto(`/post-job/${jobId}/quiz`)
    await page.getByRole('button', { name: 'Start the quiz' }).click()
    let wrong = 3
    await answerExpectations(page, (right, choices) => {
      const at = choices.indexOf(right)
      return wrong-- > 0 ? (at + 1) % choices.length : at
    })
    await page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible()
    await expect(page.getByText('5 of 8', { exact: false }).first()).toBeVisible()
    await expect(page.getByText(/^You can try again in (10:00|9:\d\d)\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await letToastsGo(page)
    await expectAccessible(page, 'expectations-failed')
  })

  await test.step('ten minutes later other questions are there, and the right answers publish it', async () => {
    await server.passDays(10 * minutes)
    await page.reload()
    await page.getByRole('button', { name: 'Try again' }).click()
    await answerExpectations(page, (right, choices) => choices.indexOf(right))
    await page.getByRole('button', { name: 'Submit answers' }).click()
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible()
    await expect(page.getByText('Role published')).toBeVisible()
  })

  const amara = { role: 'seeker', full_name: 'Amara Nwosu', email: 'amara-life@mail.example', password }
  await call(candidate, 'POST', '/sign-up', amara)
  const role = page.getByRole('article').filter({ hasText: chargeNurse.title })
  const gate = candidate.getByRole('region', { name: 'How this one works' })

  await test.step('paused, it takes nobody; resumed, it does', async () => {
    await page.getByRole('link', { name: 'Go to Your Roles' }).click()
    await role.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Role paused')).toBeVisible()
    await candidate.goto(`/job/${jobId}`)
    await expect(gate.getByText('This job is paused.', { exact: false })).toBeVisible()
    await role.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Role resumed')).toBeVisible()
    await candidate.reload()
    await expect(gate.getByText('Your résumé stays private until you apply.')).toBeVisible()
  })

  await test.step('closed, it is over, and is posted again as a draft that says so', async () => {
    await letToastsGo(page)
    await role.getByRole('button', { name: `More for ${chargeNurse.title}` }).click()
    await page.getByRole('menuitem', { name: 'Close role' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close role' }).click()
    await expect(page.getByText('Role closed')).toBeVisible()
    await candidate.reload()
    await expect(gate.getByText('This job is closed. It no longer takes applications.')).toBeVisible()
    await role.getByRole('button', { name: 'Post again' }).click()
    await expect(page.getByText('Draft made')).toBeVisible()
    await expect(page).toHaveURL(/\/post-job\/[0-9a-f-]{36}$/)
    expect(page.url()).not.toContain(jobId)
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(chargeNurse.title)
  })
})
