import { createInterface } from 'node:readline'
import { skillKey } from '#domain/taxonomy/skills.ts'

/** One skill a line on standard input; `string<TAB>normalised` on standard output. Unknown ones map to a comparable form of the phrase. */
for await (const line of createInterface({ input: process.stdin })) {
  const written = line.trim()
  if (written !== '') process.stdout.write(`${written}\t${skillKey(written)}\n`)
}
