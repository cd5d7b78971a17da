import { sql } from 'drizzle-orm'
import { builtInModel } from '#domain/matches/embedding.ts'
import type { Database } from '../db/open.ts'
import { users } from '../features/accounts/tables.ts'
import { profiles } from '../features/profiles/tables.ts'
import { resumes } from '../features/resumes/tables.ts'

const rowsAtOnce = 10_000

/** People whose active résumés lie in the clusters of the job market; one in ten wants remote work, the others work on site. */
export async function addPeople(db: Database, count: number): Promise<void> {
  for (let left = count; left > 0; left -= rowsAtOnce) await addSome(db, Math.min(left, rowsAtOnce))
  if (count <= 0) return
  for (const table of ['users', 'profiles', 'resumes']) await db.execute(sql.raw(`vacuum analyze ${table}`))
}

async function addSome(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with sizes as materialized (select (select count(*) from bench_clusters) as clusters, (select count(*) from bench_moves) as moves),
    picked as materialized (
      select gen_random_uuid() as id, floor(random() * clusters)::int as cluster, floor(random() * moves)::int as one,
        floor(random() * moves)::int as other, case when random() < 0.1 then 'remote' else 'onsite' end as mode
      from generate_series(1, ${count}::int), sizes
    ), people as (
      insert into ${users} (id, name, email, role)
      select id, 'Bench', id || '@bench.example', 'seeker' from picked
    ), wishes as (
      insert into ${profiles} (id, desired_titles, work_preference, prefs_set_at)
      select id, array[title], mode, now() from picked join bench_clusters on bench_clusters.at = cluster
    )
    insert into ${resumes} (candidate_id, id, file_path, original_filename, file_type, size_bytes, sha256, step, is_active,
      raw_text, reading, skills, seniority, embedding, embedding_model)
    select picked.id, gen_random_uuid(), 'bench', 'bench.pdf', 'pdf', 1, 'bench', 'done', true, title,
      jsonb_build_object('headline', title, 'seniority', 'mid', 'roles', '[]'::jsonb, 'skills',
        (select jsonb_agg(jsonb_build_object('name', skill, 'shownInRole', true)) from unnest(skills) as skill)),
      skills, 'mid', bench_clusters.vector + one.vector + other.vector, ${builtInModel}
    from picked join bench_clusters on bench_clusters.at = cluster
      join bench_moves one on one.at = picked.one join bench_moves other on other.at = picked.other`)
}
