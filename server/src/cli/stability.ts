import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readFirst, type Stability, type Steady, sumOf } from '../testing/stability/measure.ts'

/**
 * `npm run stability -- [--times N] [FOLDER...]`: reads and scores each résumé 100 times, under other names, and with
 * keywords hidden in it, and fails if a score moves. Without a folder it takes our own golden résumés. After each round it
 * prints what was tried so far, so that a run that is stopped still counts up to there.
 */
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '100' } },
  allowPositionals: true,
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) {
  process.stderr.write('--times is a whole number of 1 or more\n')
  process.exit(2)
}
const timesInRound = 10
const own = path.resolve(import.meta.dirname, '../testing/fixtures/golden')
const files = (positionals.length > 0 ? positionals : [own]).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:pdf|docx?)$/i.test(name))
    .sort()
    .map((name) => path.join(folder, name)),
)

const read: [string, Steady][] = []
for (const file of files) {
  const steady = await readFirst(readFileSync(file))
  if (steady) read.push([path.basename(file), steady])
}
const all: Stability[] = []
await forEach(async (steady) => sumOf([steady.underOtherNames(), await steady.withHiddenKeywords()]))
for (let done = 0; done < times; done += timesInRound)
  await forEach((steady) => steady.readAgain(Math.min(timesInRound, times - done)))
if (sumOf(all).changes.length > 0) process.exitCode = 1

async function forEach(tryOn: (steady: Steady) => Promise<Stability>): Promise<void> {
  for (const [name, steady] of read) {
    const found = await tryOn(steady)
    all.push(found)
    for (const change of found.changes) process.stdout.write(`${name}: ${change}\n`)
  }
  const { tried, changes } = sumOf(all)
  process.stdout.write(
    `${files.length} files, ${files.length - read.length} refused; ${tried.again} times again, ${tried.name} other names, ${tried.hidden} hidden keywords: ${changes.length} changes\n`,
  )
}
