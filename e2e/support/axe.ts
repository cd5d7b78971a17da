import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the browser's own
  interface Window {
    axe?: typeof axe
  }
}

/** Which rules of axe the page breaks as it stands. The code comes to a page once: bringing it takes longer than looking. */
export async function brokenRules(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    if (!window.axe) throw new Error('The page has no axe.')
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html} ${failureSummary}`),
    )
  })
}
