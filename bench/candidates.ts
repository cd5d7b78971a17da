import { measureCandidates } from '#server/testing/measure-candidates.ts'

/**
 * `npm run bench:candidates [-- 400]`: the first page of matched candidates of a role with 30 applicants and of one with
 * 3,000, that many times each. Embedded, or on DATABASE_URL (an empty database).
 */
const runs = Number(process.argv[2] ?? 400)

await measureCandidates({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  sizes: [30, 3_000],
  runs,
  tell: (line) => process.stdout.write(`${line}\n`),
})
