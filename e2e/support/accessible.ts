import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** A folder to put a picture of each screen into, in both themes, for whoever wants to look at them. */
const pictures = process.env.SCREENS

/**
 * No rule of axe is broken, in light and, on the wide screen, in dark, where colours are all that differs; and nothing
 * makes the page scroll sideways.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { name } = test.info().project
  const themes = name === 'desktop' || pictures ? (['light', 'dark'] as const) : (['light'] as const)
  expect(await overflow(page), `${screen}: pixels beyond the edge`).toBeLessThanOrEqual(0)
  for (const theme of themes) {
    await wear(page, theme)
    const axe = new AxeBuilder({ page })
    const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
    )
    expect.soft(found, `${screen}, ${theme}`).toEqual([])
    if (pictures) {
      await page.screenshot({ path: `${pictures}/${name}/${screen}-${theme}.png`, fullPage: true })
    }
  }
  await wear(page, 'light')
}

/** Colours half way between two looks are nobody's choice: what moves comes to rest first. */
async function wear(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(async (worn) => {
    document.documentElement.dataset.theme = worn
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  }, theme)
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
