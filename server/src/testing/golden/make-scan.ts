import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { goldenLayouts } from './layouts.ts'
import { goldenPeople } from './people.ts'

/** Photographs a golden résumé as a scanner would, at 150 to the inch and a little askew: `node server/src/testing/golden/make-scan.ts`. */
const out = path.join(import.meta.dirname, '../fixtures/scans/nurse-dates-right.jpg')
const inch = 96
const dotsPerInch = 150

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({
  viewport: { width: 8.5 * inch, height: 11 * inch },
  deviceScaleFactor: dotsPerInch / inch,
})
await page.setContent(`<div style="padding: 0.6in">${goldenLayouts['dates-right']?.(goldenPeople.nurse) ?? ''}</div>`)
const sheet = await page.screenshot()
await browser.close()
await sharp(sheet).grayscale().rotate(1.2, { background: '#f4f4f4' }).blur(0.6).jpeg({ quality: 45 }).toFile(out)
