import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/open.ts'
import type { Candidate } from '../../http/session.ts'
import { interviews, interviewTimes } from './tables.ts'

export type Proposal = { interview: typeof interviews.$inferSelect; times: Date[] }

/** The proposals of one job to this candidate, newest first. */
export async function readOwnProposals(db: Connection, actor: Candidate, jobId: string): Promise<Proposal[]> {
  const rows = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.jobId, jobId), eq(interviews.candidateId, actor.id)))
    .orderBy(desc(interviews.createdAt))
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const times = await db
    .select()
    .from(interviewTimes)
    .where(and(eq(interviewTimes.jobId, jobId), inArray(interviewTimes.interviewId, ids)))
    .orderBy(asc(interviewTimes.startsAt))
  return rows.map((interview) => ({
    interview,
    times: times.filter((time) => time.interviewId === interview.id).map((time) => time.startsAt),
  }))
}
