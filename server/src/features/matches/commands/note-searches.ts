import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { profiles } from '../../profiles/tables.ts'
import { matchSearches } from '../tables.ts'

/** That these lists were made anew; of somebody who has left meanwhile nothing is kept. */
export async function noteSearches(db: Connection, candidateIds: readonly string[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${matchSearches} (candidate_id, searched_at)
    select ${profiles.id}, ${now.toISOString()}::timestamptz from ${profiles} where ${profiles.id} = any(${sql.param([...candidateIds])}::uuid[])
    on conflict (candidate_id) do update set searched_at = excluded.searched_at`)
}
