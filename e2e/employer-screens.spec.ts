import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/test.ts'
import { aCandidate, anEmployer, aPublishedJob, apply, call } from './support/world.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

test('the employer wizard asks for what it says, step by step', async ({ page }) => {
  await anEmployer(page, { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'wizard@zephyrine.example' })
  await page.goto('/onboarding/employer')
  await expect(page.getByRole('heading', { name: 'Your Info', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload photo' })).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeVisible()
  await page.getByLabel('Full Name').fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await page.getByLabel('Full Name').fill('Ottoline Marsh')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Upload logo' })).toBeVisible()
  for (const field of ['Industry', 'Company Size', 'Website', 'Headquarters Location', 'About']) {
    await expect(page.getByLabel(field)).toBeVisible()
  }
  await page.getByLabel('Company Name').fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Company name must be at least 2 characters')).toBeVisible()
  await page.getByLabel('Company Name').fill('Zephyrine')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Company e-mail')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Verification Email' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip for Now' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Aboard!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Post Your First Job' })).toHaveAttribute('href', '/job-post')
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('the dashboard of an employer has its four tabs, the guard and the quick actions', async ({ page }) => {
  await anEmployer(page, { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'tabs@zephyrine.example' })
  await page.goto('/dashboard')
  await expect(page.getByRole('tab')).toHaveText([/^Roles/, /^Candidates/, 'Assessments', 'Company'])
  await expect(page.getByRole('heading', { name: 'Your Roles' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No roles yet' })).toBeVisible()
  const create = page.getByRole('tabpanel').getByRole('link', { name: 'Create Role' })
  await expect(create).toHaveAttribute('href', '/post-job')
  await expect(page.getByRole('region', { name: 'Quality Guard' })).toContainText(
    'Published after an expectations quiz. Snapshots cannot change. Answer within 14 days.',
  )
  const actions = page.getByRole('region', { name: 'Quick Actions' })
  await expect(actions.getByRole('link', { name: 'Create Role' })).toHaveAttribute('href', '/post-job')
  await expect(actions.getByRole('link', { name: 'View Candidates' })).toHaveAttribute('href', '/candidates')
  await page.getByRole('tab', { name: /^Candidates/ }).click()
  await expect(page.getByText('Nobody has applied yet')).toBeVisible()
  await expect(page.getByText(/snapshots are frozen .* kept for fairness/)).toBeVisible()
  await actions.getByRole('link', { name: 'Build Quiz' }).click()
  await expect(page.getByText('Quizzes are auto-generated from job descriptions.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No quizzes yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'Company' }).click()
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
  await page.goto('/post-job')
  await expect(page.getByText('It needs at least 70% to pass.', { exact: false }).first()).toBeVisible()
})

test.describe('a candidate', () => {
  test.use({ expectedComplaints: [/404|500/] })

  test('is kept from the form, told of a job that is missing, and led back when one does not load', async ({
    page,
    openBrowser,
  }) => {
    const employer = await openBrowser()
    await anEmployer(employer, { name: 'Ottoline Marsh', company: 'Zephyrine', email: 'pages@zephyrine.example' })
    const jobId = await aPublishedJob(employer, 'shortlist')
    await aCandidate(page, { name: 'Amara Nwosu', email: 'amara-pages@mail.example' })
    await apply(page, jobId)
    await page.goto('/post-job')
    await expect(page).toHaveURL(/\/dashboard/)
    await page.goto(`/jobs/${jobId}`)
    await expect(page).toHaveURL(`/job/${jobId}`)
    await page.goto(`/job/${nowhere}`)
    await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible()
    await page.goto('/applications')
    await expect(page).toHaveURL(/\/dashboard#applications/)
    await expect(page.getByRole('region', { name: 'Applications' }).getByText('Charge Nurse')).toBeVisible()
    await expectAccessible(page, 'applications')
    await page.route(`**/api/job-details/${jobId}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Something broke.', requestId: 'x' } }),
    )
    await page.goto(`/job/${jobId}`)
    await expect(page.getByText('Failed to load job details')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard#matches/)
    expect((await call<{ applications: object[] }>(page, 'GET', '/applications')).applications).toHaveLength(1)
  })
})
