import { expectAccessible } from './support/accessible.ts'
import { chargeNurse } from './support/charge-nurse.ts'
import { mailsTo } from './support/mails.ts'
import { expect, test } from './support/test.ts'
import { aCandidate, anEmployer, aPublishedJob, apply, call } from './support/world.ts'

test('a decline is quiet for a day and can be undone', async ({ page, openBrowser }) => {
  test.setTimeout(150_000)
  const employer = await openBrowser()
  const nurse = { name: 'Amara Nwosu', email: 'amara-decline@mail.example' }
  await anEmployer(employer, { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'declines@zephyrine.example' })
  await aCandidate(page, nurse)
  const jobId = await aPublishedJob(employer, 'shortlist')
  await apply(page, jobId)
  const before = await whatIsSeen()

  await employer.goto(`/candidates?jobId=${jobId}`)
  const card = employer.getByRole('article')
  await card.getByRole('button', { name: /^More for/ }).click()
  await employer.getByRole('menuitem', { name: 'Decline' }).click()
  const dialog = employer.getByRole('dialog', { name: /^Decline/ })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Please choose a reason')).toBeVisible()
  await expectAccessible(employer, 'decline-dialog')
  await dialog.getByRole('radio', { name: `Not enough experience with ${chargeNurse.mustHaves[0]}` }).check()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(employer.getByText('They are told in 24 hours. Until then you can undo it.')).toBeVisible()
  await expect(card.getByText(/until then you can undo it/)).toBeVisible()
  await expectAccessible(employer, 'candidate-declined')

  expect(await whatIsSeen()).toEqual(before)

  await card.getByRole('button', { name: 'Undo decline' }).click()
  await expect(employer.getByText('The candidate stands where they stood.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Shortlist' })).toBeVisible()
  expect(await whatIsSeen()).toEqual(before)

  /** Everything the candidate can look at. */
  async function whatIsSeen() {
    await page.goto(`/job/${jobId}`)
    await expect(page.getByRole('button', { name: 'Already Applied' })).toBeVisible()
    const job = await page.getByRole('main').innerText()
    const list = await call(page, 'GET', '/applications')
    return { job, list, mails: (await mailsTo(page, nurse.email)).length }
  }
})
