import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { goldenLayouts } from './layouts.ts'
import { goldenPeople } from './people.ts'

/** Photographs golden résumés as a scanner would, at 150 to the inch and a little askew: `node server/src/testing/golden/make-scan.ts`. */
const out = path.join(import.meta.dirname, '../fixtures/scans')
const inch = 96
const dotsPerInch = 150

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({
  viewport: { width: 8.5 * inch, height: 11 * inch },
  deviceScaleFactor: dotsPerInch / inch,
})
for (const person of ['nurse', 'accountant'] as const) {
  await page.setContent(
    `<div style="padding: 0.6in">${goldenLayouts['dates-right']?.(goldenPeople[person]) ?? ''}</div>`,
  )
  await sharp(await page.screenshot())
    .grayscale()
    .rotate(1.2, { background: '#f4f4f4' })
    .blur(0.6)
    .jpeg({ quality: 45 })
    .toFile(path.join(out, `${person}-dates-right.jpg`))
}
await browser.close()
