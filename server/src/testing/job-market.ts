import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { builtInModel, embedText } from '#domain/matches/embedding.ts'
import { allTitleFamilies } from '#domain/taxonomy/title-families.ts'
import type { Database } from '../db/open.ts'
import { seededRandom } from '../demo/random.ts'
import { users } from '../features/accounts/tables.ts'
import { companies } from '../features/companies/tables.ts'
import { jobSkills, jobs } from '../features/jobs/tables.ts'

/** Vectors lie in clusters, as postings do: each is one of a family's own, moved a little. */
const vectorsPerFamily = 4
const noise = 0.02
const rowsAtOnce = 500
/** One in ten is remote, so that the gate of the benchmark lets a tenth through. */
const remoteShare = 0.1

type Random = ReturnType<typeof seededRandom>
export type Market = { add(count: number): Promise<void>; likeA(family: number): number[]; families: number }

const able = allTitleFamilies.filter((family) => family.skills.length >= 4)

/** A company whose open jobs grow on demand. */
export async function openMarket(db: Database): Promise<Market> {
  const random = seededRandom('bench/match')
  const owner = randomUUID()
  const companyId = randomUUID()
  await db.insert(users).values({ id: owner, name: 'Bench', email: `${owner}@bench.example`, role: 'employer' })
  await db.insert(companies).values({ id: companyId, ownerUserId: owner, name: 'Bench' })
  const clusters = able.map((family) =>
    Array.from({ length: vectorsPerFamily }, () => embedText([family.name, ...some(random, family.skills)].join('\n'))),
  )
  const likeA = (family: number) => moved(random, clusters[family]?.[random.whole(0, vectorsPerFamily - 1)] ?? [])

  async function addSome(count: number) {
    const rows = Array.from({ length: count }, () => {
      const at = random.whole(0, able.length - 1)
      const family = able[at]
      const id = randomUUID()
      return {
        skills: some(random, family?.skills ?? []).map((skill, position) => ({
          jobId: id,
          id: randomUUID(),
          skill,
          importance: 'must_have' as const,
          position,
        })),
        job: {
          id,
          companyId,
          posterId: owner,
          title: family?.name ?? '',
          titleFamily: family?.name ?? null,
          description: `We look for a ${family?.name}.`,
          state: 'published' as const,
          workMode: random.next() < remoteShare ? ('remote' as const) : ('onsite' as const),
          expectationsPassedAt: new Date(),
          publishedAt: new Date(Date.now() - random.whole(0, 1e9 - 1)),
          embedding: likeA(at),
          embeddingModel: builtInModel,
        },
      }
    })
    await db.insert(jobs).values(rows.map(({ job }) => job))
    await db.insert(jobSkills).values(rows.flatMap(({ skills }) => skills))
  }

  return {
    likeA,
    families: able.length,
    async add(count) {
      for (let left = count; left > 0; left -= rowsAtOnce) await addSome(Math.min(left, rowsAtOnce))
      await db.execute(sql`analyze jobs`)
      await db.execute(sql`analyze job_skills`)
    },
  }
}

export function familyAt(at: number) {
  return able[at]
}

function some(random: Random, skills: readonly string[]): string[] {
  const from = random.whole(0, Math.max(0, skills.length - 5))
  return skills.slice(from, from + 5)
}

function moved(random: Random, vector: readonly number[]): number[] {
  return vector.map((value) => Math.round((value + (random.next() - 0.5) * 2 * noise) * 1e4) / 1e4)
}
