// Adds up the reports of the last run and prints one line: "N passed, N failed".
// A report that is missing or a guard that failed counts as a failure, so that the line can't be green by absence.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = process.argv[2] ?? 'test-results'
const [check, unit, e2e] = ['check.json', 'unit.json', 'e2e.json'].map(read)
const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0)
const failed = failedGuards(check) + failedTests(unit) + failedJourneys(e2e)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function read(name) {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  } catch {
    return undefined
  }
}

function failedGuards(guards) {
  return guards ? guards.filter((guard) => !guard.ok && guard.name !== 'tests').length : 1
}

/** An unhandled error fails the run without failing a test. */
function failedTests(report) {
  if (!report) return 1
  return Math.max(report.numFailedTests, report.success ? 0 : 1)
}

function failedJourneys(report) {
  if (!report) return 1
  return Math.max(report.stats.unexpected + report.stats.flaky, report.errors.length > 0 ? 1 : 0)
}
