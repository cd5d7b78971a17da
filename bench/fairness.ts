import { writeFile } from 'node:fs/promises'
import { algorithmVersion } from '#domain/matches/algorithm-version.ts'
import { measureGroups } from './fairness/groups.ts'
import { measureSwaps } from './fairness/measure.ts'

/**
 * `npm run fairness`: swaps names, pronouns, schools, hobbies and addresses in our own résumés and fails if a score moves;
 * then compares groups of the demo's people. With `--write` the page /fairness shows the result.
 */
const page = new URL('../domain/src/matches/fairness-result.ts', import.meta.url)
const now = new Date()

const swaps = measureSwaps()
for (const { kind, scores, changed, examples } of swaps) {
  process.stdout.write(`${kind.padEnd(10)} ${String(scores).padStart(6)} scores, ${changed} changed\n`)
  for (const example of examples) process.stdout.write(`           ${example}\n`)
}
const groups = measureGroups(now)
for (const { grouping, group, people, rate, ratio } of groups) {
  process.stdout.write(
    `${grouping.padEnd(14)} ${group.padEnd(20)} ${String(people).padStart(3)} people, rate ${rate.toFixed(2)}, ratio ${ratio.toFixed(2)}\n`,
  )
}

if (process.argv.includes('--write')) {
  const shown = {
    algorithmVersion,
    measuredOn: now.toISOString().slice(0, 10),
    swaps: swaps.map(({ kind, scores, changed }) => ({ kind, scores, changed })),
    groups: groups.map(({ rate, ratio, ...row }) => ({ ...row, rate: round(rate), ratio: round(ratio) })),
  }
  await writeFile(
    page,
    `/** Written by \`npm run fairness -- --write\`. */\nexport const fairnessResult = ${JSON.stringify(shown, null, 2)}\n`,
  )
}
if (swaps.some(({ changed }) => changed > 0)) process.exitCode = 1

function round(value: number): number {
  return Math.round(value * 100) / 100
}
