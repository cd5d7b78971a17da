import { expect as inTime, type Page } from '@playwright/test'
import { startSmtpSink } from '#server/testing/smtp-sink.ts'
import { expectAccessible } from './support/accessible.ts'
import { letToastsGo, signUpCandidate, signUpEmployer } from './support/people.ts'
import { startServer } from './support/server.ts'
import { test as base, expect } from './support/test.ts'

type Sink = Awaited<ReturnType<typeof startSmtpSink>>

/** A server that sends its mails to a real mail server, whose mails the journey reads as any mail program would. */
const test = base.extend<object, { sink: Sink }>({
  sink: [
    // oxlint-disable-next-line no-empty-pattern -- the first argument names what a fixture needs: nothing
    async ({}, use) => {
      const sink = await startSmtpSink()
      await use(sink)
      await sink.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sink }, use) => {
      const server = await startServer({ SMTP_URL: sink.url, REQUIRE_CONFIRMED_EMAIL: 'off' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** The used link that is opened once more on purpose. */
test.use({ expectedComplaints: [/^\/vouch\/.* 404 /] })

/** An answer within a minute of the invitation is looked at before it counts; nobody reads a mail and a form as fast. */
const plausible = 61_000

/** Where the newest mail to an address leads. */
async function linkTo(sink: Sink, address: string, page: string): Promise<string> {
  const find = () => {
    const mails = sink.received.filter(({ recipients }) => recipients.includes(address))
    return new RegExp(`/${page}/[\\w-]{43}`).exec(mails.at(-1)?.mail.text ?? '')?.[0] ?? ''
  }
  await inTime.poll(find, { timeout: 20_000 }).not.toBe('')
  return find()
}

async function trustOf(page: Page): Promise<number> {
  const answer = (await (await page.request.get('/api/trust')).json()) as { total: number }
  return answer.total
}

async function invite(page: Page, name: string, email: string) {
  await page.goto('/onboarding/trust')
  await expect(page.getByRole('button', { name: /Send Invitation \(\d\/3\)/ })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /Send Invitation/ }).click()
  await expect(page.getByText("Vouch invitation sent! They'll receive an email to confirm.")).toBeVisible()
}

test('a candidate invites, vouchers answer in each way, and the score moves', async ({ page, openBrowser, sink }) => {
  test.setTimeout(180_000)
  await signUpCandidate(page, { name: 'Amara Nwosu', email: 'amara@mail.example' })
  await page.goto('/onboarding/trust')
  await page.getByRole('button', { name: 'Send Invitation (0/3)' }).click()
  await expect(page.getByText('Please enter both name and email.')).toBeVisible()
  await letToastsGo(page)
  await expectAccessible(page, 'onboarding-trust')

  await invite(page, 'Helen Sorley', 'helen@columbiaridge.example')
  const invitedAt = Date.now()
  for (const [name, answer] of [
    ['Nora', 'No'],
    ['Uma', 'I do not know this person'],
    ['Rae', 'Report'],
  ] as const) {
    const email = `${name.toLowerCase()}@trailhead.example`
    await invite(page, name, email)
    const voucher = await openBrowser()
    await voucher.goto(await linkTo(sink, email, 'vouch'))
    await expect(voucher.getByRole('heading', { name: 'Can you vouch for Amara Nwosu?' })).toBeVisible()
    await voucher.getByRole('button', { name: answer, exact: true }).click()
    await expect(voucher.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
  }
  const before = await trustOf(page)

  const voucher = await openBrowser()
  await voucher.goto(await linkTo(sink, 'helen@columbiaridge.example', 'vouch'))
  await expectAccessible(voucher, 'vouch-question')
  await voucher.getByRole('button', { name: 'Yes' }).click()
  await voucher.getByLabel('To you, Amara Nwosu was').selectOption('Somebody I managed')
  await voucher.getByLabel('Company where you worked together').fill('Columbia Ridge')
  await voucher.getByLabel('From').fill('2021-03')
  await voucher.getByRole('radio', { name: 'Gets stuck things moving' }).check()
  await voucher.getByRole('radio', { name: 'Makes others better at their work' }).check()
  await voucher.getByRole('radio', { name: 'Stay calm and carry on' }).check()
  await voucher.getByLabel('Anything to add').fill('Steady when it counts.')
  await expectAccessible(voucher, 'vouch-form')
  await voucher.getByLabel(/I have worked with Amara Nwosu/).check()
  await inTime.poll(() => Date.now() - invitedAt, { timeout: plausible }).toBeGreaterThan(plausible)
  await voucher.getByRole('button', { name: 'Send my vouch' }).click()
  await expect(voucher.getByRole('status').filter({ hasText: 'Your vouch has been passed on.' })).toBeVisible()
  await voucher.reload()
  await expect(voucher.getByText('That link has expired or was already used. Ask for a new one.')).toBeVisible()

  await page.goto('/onboarding/trust')
  await expect(page.getByText('+15 points')).toBeVisible()
  await expect(page.getByText('Steady when it counts.')).toBeVisible()
  expect(await trustOf(page)).toBe(before + 15)
})

test('employment is confirmed, corrected and refused', async ({ page, openBrowser, sink }) => {
  test.setTimeout(180_000)
  await signUpCandidate(page, { name: 'Tomas Vidal', email: 'tomas@mail.example' })
  const before = await trustOf(page)

  async function ask(company: string, email: string) {
    await page.goto('/onboarding/trust')
    await page.getByRole('button', { name: 'Start Verification' }).click()
    const form = page.getByRole('form', { name: 'Verify past employment' })
    await form.getByLabel('Company').fill(company)
    await form.getByLabel('Title').fill('Line cook')
    await form.getByLabel('Start date').fill('2019-02-01')
    await form.getByLabel('End date').fill('2021-08-31')
    await form.getByLabel("Verifier's email").fill(email)
    await form.getByRole('button', { name: 'Send Request' }).click()
    await expect(page.getByText('Verification request sent! The verifier will receive an email.')).toBeVisible()
    const verifier = await openBrowser()
    await verifier.goto(await linkTo(sink, email, 'verify-employment'))
    await expect(verifier.getByText('Line cook')).toBeVisible()
    return verifier
  }

  const confirming = await ask('Hearth', 'hr@hearth.example')
  await expectAccessible(confirming, 'verify-employment')
  await confirming.getByRole('button', { name: 'Confirm' }).click()
  await expect(confirming.getByText('Your answer has been passed on.')).toBeVisible()
  const confirmed = await trustOf(page)
  expect(confirmed).toBeGreaterThan(before)

  const correcting = await ask('Copperline', 'hr@copperline.example')
  await correcting.getByRole('button', { name: 'Correct' }).click()
  await correcting.getByLabel('End date').fill('2021-06-30')
  await correcting.getByRole('button', { name: 'Send correction' }).click()
  await expect(correcting.getByText('Your answer has been passed on.')).toBeVisible()
  expect(await trustOf(page)).toBe(confirmed)
  await page.goto('/onboarding/trust')
  await page.getByRole('button', { name: 'Accept correction' }).click()
  await expect(page.getByText('The job now counts as verified.')).toBeVisible()
  const corrected = await trustOf(page)
  expect(corrected).toBeGreaterThan(confirmed)

  const refusing = await ask('Fortvale', 'hr@fortvale.example')
  await refusing.getByRole('button', { name: 'No record' }).click()
  await expect(refusing.getByText('Your answer has been passed on.')).toBeVisible()
  expect(await trustOf(page)).toBe(corrected)
})

test('a company is verified by a mail to its domain, and loses that with another website', async ({
  page,
  openBrowser,
  sink,
}) => {
  test.setTimeout(120_000)
  await signUpEmployer(page, { name: 'Ines Roy', company: 'Quartz Bakery', email: 'ines@mail.example' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Website').fill('https://quartz-bakery.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Company e-mail').fill('ines@quartz-bakery.example')
  await page.getByRole('button', { name: 'Send Verification Email' }).click()
  await expect(page.getByText('Verification email sent! Check your inbox.')).toBeVisible()
  const mailbox = await openBrowser()
  await mailbox.goto(await linkTo(sink, 'ines@quartz-bakery.example', 'verify-company'))
  await expectAccessible(mailbox, 'verify-company')
  await mailbox.getByRole('button', { name: 'Confirm the company' }).click()
  await expect(mailbox.getByText('is confirmed. You can close this page.')).toBeVisible()
  await page.goto('/onboarding/employer?step=3')
  await expect(page.getByText('is verified for your company.')).toBeVisible()
  await page.goto('/onboarding/employer?step=2')
  await page.getByLabel('Website').fill('https://elsewhere.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Company e-mail')).toBeVisible()
  await expect(page.getByText('is verified for your company.')).toBeHidden()
})
