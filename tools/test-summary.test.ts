import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const unit = { numPassedTests: 10, numFailedTests: 0, success: true }
const e2e = { stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [] }
const check = [
  { name: 'lint', ok: true },
  { name: 'tests', ok: true },
]
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'summary-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test.each([
  ['everything passed', { check, unit, e2e }, '14 passed, 0 failed', 0],
  ['failed tests', { check, unit: { ...unit, numFailedTests: 2, success: false }, e2e }, '14 passed, 2 failed', 1],
  ['an unhandled error', { check, unit: { ...unit, success: false }, e2e }, '14 passed, 1 failed', 1],
  [
    'a failed journey',
    { check, unit, e2e: { ...e2e, stats: { ...e2e.stats, unexpected: 1 } } },
    '14 passed, 1 failed',
    1,
  ],
  ['a failed guard', { check: [{ name: 'lint', ok: false }], unit, e2e }, '14 passed, 1 failed', 1],
  ['journeys that did not run', { check, unit }, '10 passed, 1 failed', 1],
  ['nothing ran', {}, '0 passed, 3 failed', 1],
])('%s', (_what, reports, line, status) => {
  for (const [name, report] of Object.entries(reports)) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(report))
  }
  const script = path.join(import.meta.dirname, 'test-summary.mjs')
  const ran = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  expect(ran.stdout).toBe(`${line}\n`)
  expect(ran.status).toBe(status)
})
