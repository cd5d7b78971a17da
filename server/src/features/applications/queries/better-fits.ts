import { and, asc, desc, eq, inArray, isNotNull, ne, not } from 'drizzle-orm'
import { isOverForCandidate, takesApplications } from '#domain/applications/rules.ts'
import type { Connection } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { jobSkills } from '../../jobs/tables.ts'
import { hasApplied, isPassed, revealed } from '../../matches/queries/beside.ts'
import { readShownJobs } from '../../matches/queries/shown-jobs.ts'
import { matches } from '../../matches/tables.ts'
import { viewShownJob } from '../../matches/view.ts'
import { applications } from '../tables.ts'

const shownAtMost = 3
/** Enough to find three among, with a gap that many of them share. */
const lookedAt = 40

/** The best matches that do not ask for what was missing; nothing before the decline is told. */
export async function readBetterFits(db: Connection, actor: Candidate, applicationId: string, now: Date) {
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.candidateId, actor.id), eq(applications.id, applicationId)))
  if (application?.state !== 'declined' || !isOverForCandidate(application, now)) return []
  const rows = await db
    .select({ jobId: matches.jobId, composite: matches.composite, revealed: revealed(matches) })
    .from(matches)
    .where(
      and(
        eq(matches.candidateId, actor.id),
        eq(matches.isListed, true),
        ne(matches.gate, 'fail'),
        ne(matches.jobId, application.jobId),
        isNotNull(matches.composite),
        not(isPassed(matches)),
        not(hasApplied(matches)),
      ),
    )
    .orderBy(desc(matches.composite), desc(matches.mustHaveCoverage), asc(matches.jobId))
    .limit(lookedAt)
  const asking = await askingFor(
    db,
    application.declineGap,
    rows.map((row) => row.jobId),
  )
  const fitting = rows.filter((row) => !asking.has(row.jobId))
  const jobs = await readShownJobs(
    db,
    fitting.map((row) => row.jobId),
  )
  const open = fitting.flatMap((row) => {
    const job = jobs.find((one) => one.id === row.jobId)
    return job && takesApplications(job, now) ? [{ job, row }] : []
  })
  return open
    .slice(0, shownAtMost)
    .map(({ job, row }) => ({ job: viewShownJob(job, row.revealed, now), composite: row.composite }))
}

async function askingFor(db: Connection, gap: string | null, jobIds: readonly string[]): Promise<Set<string>> {
  if (gap === null || jobIds.length === 0) return new Set()
  const rows = await db
    .select({ jobId: jobSkills.jobId })
    .from(jobSkills)
    .where(and(inArray(jobSkills.jobId, [...jobIds]), eq(jobSkills.skill, gap), eq(jobSkills.importance, 'must_have')))
  return new Set(rows.map((row) => row.jobId))
}
