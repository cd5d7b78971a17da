import { expectAccessible } from './support/accessible.ts'
import { chargeNurse } from './support/charge-nurse.ts'
import { expect, test } from './support/test.ts'
import { anEmployer, aPostedJob, call } from './support/world.ts'

test('a leak is found, mended and confirmed before the role can be published', async ({ page }) => {
  test.setTimeout(120_000)
  await anEmployer(page, { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'leaks@zephyrine.example' })
  const jobId = await aPostedJob(page, 'shortlist', {
    description: `${chargeNurse.description}\nZephyrine looks forward to you. Call 503-555-0199.`,
  })
  await page.goto(`/post-job/${jobId}`)
  const leaks = page.getByRole('list', { name: 'Finds in Description', exact: false })
  await expect(leaks.getByRole('button', { name: 'Show Zephyrine' })).toBeVisible()
  await expect(leaks.getByRole('button', { name: 'Show 503-555-0199' })).toBeVisible()
  await expectAccessible(page, 'leaks-found')

  await page
    .getByRole('textbox', { name: 'Description' })
    .fill(`${chargeNurse.description}\nWe look forward to you. Call 503-555-0199.`)
  await expect(leaks.getByRole('button', { name: 'Show Zephyrine' })).toHaveCount(0)
  await leaks.getByRole('button', { name: /harmless/i }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  const saved = await call<{ leaks: { found: string }[]; confirmedLeaks: string[] }>(
    page,
    'GET',
    `/employer/jobs/${jobId}`,
  )
  expect(saved.leaks.map((leak) => leak.found)).not.toContain('Zephyrine')
  expect(saved.confirmedLeaks).toHaveLength(1)
})
