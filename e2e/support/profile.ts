import { expect, type Page } from '@playwright/test'

/** Types an entry into a field of chips and adds it. */
export async function addChips(page: Page, label: string, entries: readonly string[]): Promise<void> {
  const field = page.getByLabel(label)
  for (const entry of entries) {
    await field.fill(entry)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
}

/** What the page says once everything typed has reached the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
}

type OwnProfile = { fullName: string; headline: string | null; skills: string[]; prefsSetAt: string | null }

/** The profile as the server holds it. */
export async function storedProfile(page: Page): Promise<OwnProfile & Record<string, unknown>> {
  return (await (await page.request.get('/api/profile')).json()) as OwnProfile & Record<string, unknown>
}
