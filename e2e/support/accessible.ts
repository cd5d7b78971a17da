import { expect, type Page, test } from '@playwright/test'
import { brokenRules } from './axe.ts'

/** A folder to put a picture of each screen into, in both themes, for whoever wants to look at them. */
const pictures = process.env.SCREENS

/** The narrowest screen that everything has to fit on. */
const smallestWidth = 320

/**
 * No rule of axe is broken, in light and, on the wide screen, in dark; and nothing makes the page scroll sideways or is cut
 * off, on phones down to the narrowest.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { name } = test.info().project
  const themes = name === 'desktop' || pictures ? (['light', 'dark'] as const) : (['light'] as const)
  const narrow = name === 'phone' ? smallestWidth : null
  expect.soft(await atWidth(page, narrow, beyondTheEdge), `${screen}: beyond the edge or cut off`).toEqual([])
  for (const theme of themes) {
    await wear(page, theme)
    expect.soft(await brokenRules(page), `${screen}, ${theme}`).toEqual([])
    if (pictures) {
      await page.screenshot({ path: `${pictures}/${name}/${screen}-${theme}.png`, fullPage: true })
    }
  }
  await wear(page, 'light')
}

/** Colours half way between two looks are nobody's choice: what moves comes to rest first. */
export async function wear(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(async (worn) => {
    document.documentElement.dataset.theme = worn
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  }, theme)
}

async function atWidth<Found>(page: Page, width: number | null, look: (page: Page) => Promise<Found>): Promise<Found> {
  const size = page.viewportSize()
  if (width === null || size === null) return look(page)
  await page.setViewportSize({ ...size, width })
  const found = await look(page)
  await page.setViewportSize(size)
  return found
}

/** What makes the page scroll sideways, and what a box that shows no more than its own width cuts off. */
export function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth - root.clientWidth
    const cut = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, p, li, dd, dt, td, th, h1, h2, h3, label'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1 && isCut(element))
      .map((element) => `${element.localName}: ${element.innerText.slice(0, 60)}`)
    return [...(wide > 0 ? [`the page, by ${wide} pixels`] : []), ...cut]

    function isCut(element: HTMLElement): boolean {
      const { right } = element.getBoundingClientRect()
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false
        if (overflowX !== 'visible' && right > box.getBoundingClientRect().right + 1) return true
      }
      return false
    }
  })
}
