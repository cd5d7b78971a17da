// Adds up the reports of the last run and prints one line: "N passed, N failed".
// A report that is missing or a guard that failed counts as a failure, so that the line can't be green by absence.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** @param {{ check?: any, unit?: any, e2e?: any }} reports */
export function addUp({ check, unit, e2e }) {
  let passed = 0
  let failed = 0
  if (unit) {
    passed += unit.numPassedTests
    const failures = unit.numFailedTests
    failed += failures === 0 && !unit.success ? 1 : failures
  } else failed += 1
  if (e2e) {
    passed += e2e.stats.expected
    const failures = e2e.stats.unexpected + e2e.stats.flaky
    failed += failures === 0 && e2e.errors.length > 0 ? 1 : failures
  } else failed += 1
  if (check) failed += check.filter((guard) => !guard.ok && guard.name !== 'tests').length
  else failed += 1
  return { passed, failed }
}

function read(folder, name) {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  } catch {
    return undefined
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? 'test-results'
  const reports = { check: read(folder, 'check.json'), unit: read(folder, 'unit.json'), e2e: read(folder, 'e2e.json') }
  const { passed, failed } = addUp(reports)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
