import { measurePublishing } from '#server/testing/measure-publishing.ts'

/**
 * `npm run bench:publish [-- 100000 1000]`: that many résumés and open jobs, embedded or on DATABASE_URL (an empty database, or
 * one that an earlier run has filled). How long a published job takes to reach the lists, and rows written a second.
 */
const [people = 2_000, openJobs = 1_000] = process.argv.slice(2).map(Number)

await measurePublishing({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  people,
  openJobs,
  tell: (line) => process.stdout.write(`${line}\n`),
})
