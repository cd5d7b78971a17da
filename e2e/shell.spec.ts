import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { password, signUpCandidate, signUpEmployer } from './support/people.ts'
import { expect, test } from './support/test.ts'

const unknownPage = /status of 404/

test.describe('a visitor', () => {
  test('finds the two ways in on the landing page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Start Smiling')
    await expectAccessible(page, 'landing')
    await page.getByRole('link', { name: 'Find a Job' }).click()
    await expect(page).toHaveURL('/auth?role=seeker')
    await expect(page.getByRole('radio', { name: /Job Seeker/ })).toBeChecked()
    await expectAccessible(page, 'sign-in')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(page).toHaveURL('/auth?role=seeker')
    await page.goto('/')
    await page.getByRole('link', { name: 'Hire Talent' }).click()
    await expect(page).toHaveURL('/auth?role=employer')
    await expect(page.getByRole('radio', { name: /Employer/ })).toBeChecked()
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await expectAccessible(page, 'sign-up')
  })

  test('who is quicker than the code still signs up in the chosen role', { tag: '@desktop-only' }, async ({ page }) => {
    await page.route('/assets/*.js', () => new Promise(() => {}))
    await page.goto('/')
    await page.getByRole('link', { name: 'Hire Talent' }).click()
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await expect(page.getByRole('radio', { name: /Employer/ })).toBeChecked()
    await expect(page.getByLabel('Company name')).toBeVisible()
  })

  for (const path of ['/terms', '/privacy']) {
    test(`reads ${path} and comes back`, async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page, path.slice(1))
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('reads how fairness is checked', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Fairness' }).click()
    await expect(page.getByRole('heading', { name: 'What it never reads' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Scores before and after a swap' }).getByRole('row')).toHaveCount(6)
    await expectAccessible(page, 'fairness')
  })

  for (const path of ['/dashboard', '/matches', '/post-job', '/onboarding/resume', '/start/prefs']) {
    test(`of ${path} is asked to sign in`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
    })
  }

  test.describe('at an address that leads nowhere', () => {
    test.use({ expectedComplaints: [unknownPage] })

    test('is told so and led home', async ({ page }) => {
      const response = await page.goto('/no-such-page')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found')
      await expectAccessible(page, 'not-found')
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})

test.describe('the top bar', () => {
  test('gets a background and a line once the page is scrolled by more than 50 pixels', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('banner')
    const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await scrollTo(50)
    await expect(bar).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
    await scrollTo(51)
    await expect(bar).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
    await scrollTo(0)
    await expect(bar).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  })

  test('offers each role its own ways', async ({ page, openBrowser }, { project }) => {
    await signUpCandidate(page, { name: 'Bar Candidate', email: `bar-${project.name}@mail.example` })
    await page.goto('/')
    await openMenu(page)
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Post a Job' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    const other = await openBrowser()
    const hirer = { name: 'Bar Hirer', email: `hirer-${project.name}@mail.example`, company: 'Northlight' }
    await signUpEmployer(other, hirer)
    await other.goto('/')
    await openMenu(other)
    await other.getByRole('link', { name: 'Post a Job' }).click()
    await expect(other).toHaveURL('/post-job')
  })
})

test.describe('the theme', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`is ${theme} before anything is painted`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-paint')
          if (first) document.documentElement.dataset.themeAtFirstPaint = document.documentElement.dataset.theme
        }).observe({ type: 'paint', buffered: true })
        new MutationObserver((changes) => {
          const had = changes.some((change) => change.oldValue !== null)
          if (had && document.body) document.documentElement.dataset.themeMoved = 'yes'
        }).observe(document, { subtree: true, attributeFilter: ['data-theme'], attributeOldValue: true })
      })
      await page.goto('/')
      const root = page.locator('html')
      await expect(root).toHaveAttribute('data-theme-at-first-paint', theme)
      await expect(root).not.toHaveAttribute('data-theme-moved')
    })
  }
})

test.describe('somebody with an account', () => {
  test('is led to the sign-in page and back by the keyboard alone', async ({ page, openBrowser }, { project }) => {
    const email = `keys-${project.name}@mail.example`
    await signUpCandidate(page, { name: 'Keys Alone', email })
    const elsewhere = await openBrowser()
    await elsewhere.goto('/onboarding/resume')
    await expect(elsewhere).toHaveURL('/auth?next=%2Fonboarding%2Fresume')
    await tabTo(elsewhere, 'Email')
    await elsewhere.keyboard.type(email)
    await tabTo(elsewhere, 'Password')
    await elsewhere.keyboard.type(password)
    await elsewhere.keyboard.press('Enter')
    await expect(elsewhere).toHaveURL('/onboarding/resume')
  })

  test('lands where old and short addresses lead, and Back does not come through them', async ({ page }, {
    project,
  }) => {
    await signUpCandidate(page, { name: 'Short Ways', email: `ways-${project.name}@mail.example` })
    const ways = {
      '/resume': '/onboarding/resume',
      '/resume-upload': '/onboarding/resume',
      '/my-resume': '/onboarding/resume',
      '/jobs': '/dashboard#matches',
      '/settings': '/dashboard#settings',
      '/saved': '/dashboard#saved',
      '/applications': '/dashboard#applications',
      '/post-job': '/dashboard',
      '/signup': '/onboarding/candidate',
      '/auth': '/dashboard',
    }
    for (const [from, to] of Object.entries(ways)) {
      await page.goto('/terms')
      await page.goto(from)
      await expect(page, from).toHaveURL(to)
      await page.goBack()
      await expect(page, `${from} and back`).toHaveURL('/terms')
    }
  })
})

/** What small screens hide from the bar stands in a menu. */
async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (test.info().project.name === 'phone') await menu.click()
}

async function tabTo(page: Page, label: string) {
  const field = page.getByLabel(label, { exact: true })
  for (let pressed = 0; pressed < 15; pressed++) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${label}.`)
}
