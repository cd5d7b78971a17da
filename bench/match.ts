import { measureMatching } from '#server/testing/measure-matching.ts'

/**
 * `npm run bench:match [-- 1000 10000]`: one résumé against that many open jobs, a tenth of which pass its gate. Embedded, or
 * on DATABASE_URL (an empty database, or one that an earlier run has filled); `--index` with an index over the vectors.
 * Times stand beside the bare vector queries of the same run: first with no job read (cold), then after one other candidate
 * of each line of work was searched for (warm). Last, the share found of what an exact search would find.
 */
const given = process.argv.slice(2)
const sizes = given.map(Number).filter((size) => size > 0)

await measureMatching({
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  sizes: sizes.length > 0 ? sizes : [1_000, 10_000],
  isIndexed: given.includes('--index'),
  tell: (line) => process.stdout.write(`${line}\n`),
})
