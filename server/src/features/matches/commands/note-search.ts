import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { profiles } from '../../profiles/tables.ts'
import { matchSearches } from '../tables.ts'

/** That a list was made anew; of somebody who has left meanwhile nothing is kept. */
export async function noteSearch(db: Connection, candidateId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${matchSearches} (candidate_id, searched_at)
    select ${profiles.id}, ${now.toISOString()}::timestamptz from ${profiles} where ${profiles.id} = ${candidateId}::uuid
    on conflict (candidate_id) do update set searched_at = excluded.searched_at`)
}
