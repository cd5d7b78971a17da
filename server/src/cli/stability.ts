import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { measureStability } from '../testing/stability/measure.ts'

/**
 * `npm run stability [FOLDER...]`: reads and scores each résumé 100 times, under other names, and with keywords hidden in
 * it, and fails if a score moves. Without a folder it takes our own golden résumés.
 */
const times = 100
const own = path.resolve(import.meta.dirname, '../testing/fixtures/golden')
const folders = process.argv.length > 2 ? process.argv.slice(2) : [own]
const totals = { files: 0, refused: 0, again: 0, name: 0, hidden: 0, changed: 0 }

for (const file of folders.flatMap((folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name)),
)) {
  if (!/\.(?:pdf|docx?)$/i.test(file)) continue
  const found = await measureStability(readFileSync(file), times)
  totals.files++
  if (!found) {
    totals.refused++
    continue
  }
  for (const kind of ['again', 'name', 'hidden'] as const) totals[kind] += found.tried[kind]
  totals.changed += found.changes.length
  for (const change of found.changes) process.stdout.write(`${path.basename(file)}: ${change}\n`)
}
process.stdout.write(
  `${totals.files} files, ${totals.refused} refused; ${totals.again} times again, ${totals.name} other names, ${totals.hidden} hidden keywords: ${totals.changed} changes\n`,
)
if (totals.changed > 0) process.exitCode = 1
