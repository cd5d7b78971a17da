import { measureMatchesPage } from '#server/testing/measure-matches-page.ts'

/**
 * `npm run bench:api [-- 12]`: the first page of matches beside the bare framework with the same statements, in that many
 * batches of 80 requests each; in more than thirteen they would ask for more than one network may in a minute. Embedded, or
 * on DATABASE_URL (an empty database).
 */
const batches = Number(process.argv[2] ?? 12)

await measureMatchesPage({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  batches,
  tell: (line) => process.stdout.write(`${line}\n`),
})
