import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { builtInModel, dimensions, embedText } from '#domain/matches/embedding.ts'
import { allTitleFamilies } from '#domain/taxonomy/title-families.ts'
import type { Database } from '../db/open.ts'
import { seededRandom } from '../demo/random.ts'
import { users } from '../features/accounts/tables.ts'
import { companies } from '../features/companies/tables.ts'
import { jobSkills, jobs } from '../features/jobs/tables.ts'

/** Vectors lie in clusters, as postings do: each is one of a family's own, moved a little. */
const clustersPerFamily = 4
const noise = 0.02
/** Each job's vector is moved by two of these, so that a million jobs seldom have the same one. */
const moves = 2_000
const rowsAtOnce = 20_000
const clustersAtOnce = 200
/** One in ten is remote, so that the gate of the benchmark lets a tenth through. */
const remoteShare = 0.1

type Random = ReturnType<typeof seededRandom>
export type Market = { add(count: number): Promise<void>; likeA(family: number): number[]; families: number }

const able = allTitleFamilies.filter((family) => family.skills.length >= 4)

/** A company whose open jobs grow on demand. The database makes them itself: a million would take hours to be sent. */
export async function openMarket(db: Database): Promise<Market> {
  const random = seededRandom('bench/match')
  const clusters = able.flatMap((family) =>
    Array.from({ length: clustersPerFamily }, () => {
      const skills = some(random, family.skills)
      return { title: family.name, skills, vector: embedText([family.name, ...skills].join('\n')) }
    }),
  )
  const company = await companyOf(db, async () => {
    await keepClusters(db, clusters)
    await keepMoves(db, random)
  })
  return {
    likeA: (family) => moved(random, clusters[family * clustersPerFamily + random.whole(0, clustersPerFamily - 1)]),
    families: able.length,
    async add(count) {
      for (let left = count; left > 0; left -= rowsAtOnce) {
        await addSome(db, { ...company, clusters: clusters.length }, Math.min(left, rowsAtOnce))
      }
      // As the server does by itself within minutes: an index answers alone only for rows that were vacuumed.
      await db.execute(sql`vacuum analyze jobs`)
      await db.execute(sql`vacuum analyze job_skills`)
    },
  }
}

/** The one of an earlier run where the database was kept, else a new one. */
async function companyOf(db: Database, prepare: () => Promise<void>) {
  const [known] = await db
    .select({ companyId: companies.id, owner: companies.ownerUserId })
    .from(companies)
    .where(eq(companies.name, 'Bench'))
  if (known) return known
  const owner = randomUUID()
  const companyId = randomUUID()
  await db.insert(users).values({ id: owner, name: 'Bench', email: `${owner}@bench.example`, role: 'employer' })
  await db.insert(companies).values({ id: companyId, ownerUserId: owner, name: 'Bench' })
  await prepare()
  return { owner, companyId }
}

type Cluster = { title: string; skills: string[]; vector: number[] }

async function keepClusters(db: Database, clusters: readonly Cluster[]): Promise<void> {
  await db.execute(sql`create table bench_clusters (at int primary key, title text, skills text[], vector halfvec)`)
  for (let from = 0; from < clusters.length; from += clustersAtOnce) {
    const rows = clusters
      .slice(from, from + clustersAtOnce)
      .map(
        ({ title, skills, vector }, at) =>
          sql`(${from + at}::int, ${title}, ${sql.param(skills)}::text[], ${`[${vector.join(',')}]`}::halfvec)`,
      )
    await db.execute(sql`insert into bench_clusters values ${sql.join(rows, sql`, `)}`)
  }
}

async function keepMoves(db: Database, random: Random): Promise<void> {
  await db.execute(sql`create table bench_moves (at int primary key, vector halfvec)`)
  const still = Array.from({ length: dimensions }, () => 0)
  for (let from = 0; from < moves; from += clustersAtOnce) {
    const rows = Array.from(
      { length: clustersAtOnce },
      (_, at) => sql`(${from + at}::int, ${`[${shifted(random, still, noise / Math.SQRT2).join(',')}]`}::halfvec)`,
    )
    await db.execute(sql`insert into bench_moves values ${sql.join(rows, sql`, `)}`)
  }
}

type Place = { owner: string; companyId: string; clusters: number }

async function addSome(db: Database, { owner, companyId, clusters }: Place, count: number): Promise<void> {
  await db.execute(sql`
    with picked as materialized (
      select gen_random_uuid() as id, floor(random() * ${clusters}::int)::int as cluster,
        floor(random() * ${moves}::int)::int as one, floor(random() * ${moves}::int)::int as other,
        case when random() < ${remoteShare}::float then 'remote' else 'onsite' end as mode,
        now() - random() * interval '10 days' as published
      from generate_series(1, ${count}::int)
    ), made as (
      insert into ${jobs} (id, company_id, poster_id, title, title_family, skills, description, state, work_mode,
        expectations_passed_at, published_at, embedding, embedding_model)
      select picked.id, ${companyId}::uuid, ${owner}::uuid, title, title,
        (select jsonb_agg(jsonb_build_object('skill', skill, 'importance', 'must_have')) from unnest(skills) as skill),
        'We look for a ' || title || '.', 'published', mode,
        now(), published, bench_clusters.vector + one.vector + other.vector, ${builtInModel}
      from picked join bench_clusters on bench_clusters.at = cluster
        join bench_moves one on one.at = picked.one join bench_moves other on other.at = picked.other
    )
    insert into ${jobSkills} (job_id, id, skill, importance, found_as)
    select picked.id, gen_random_uuid(), skill, 'must_have', mode
    from picked join bench_clusters on bench_clusters.at = cluster, unnest(skills) as skill`)
}

export function familyAt(at: number) {
  return able[at]
}

function some(random: Random, skills: readonly string[]): string[] {
  const from = random.whole(0, Math.max(0, skills.length - 5))
  return skills.slice(from, from + 5)
}

function moved(random: Random, cluster: Cluster | undefined): number[] {
  return shifted(random, cluster?.vector ?? [], noise)
}

function shifted(random: Random, vector: readonly number[], by: number): number[] {
  return vector.map((value) => Math.round((value + (random.next() - 0.5) * 2 * by) * 1e4) / 1e4)
}
