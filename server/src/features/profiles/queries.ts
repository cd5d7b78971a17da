import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/open.ts'
import type { Candidate, Person } from '../../http/session.ts'
import { resumes } from '../resumes/tables.ts'
import { verifiedEmployment, vouches } from '../trust/tables.ts'
import { hiddenCompanies, profiles } from './tables.ts'

export type ProfileRow = typeof profiles.$inferSelect

export async function findOwnProfile(db: Connection, actor: Pick<Person, 'id'>): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, actor.id))
  return row ?? null
}

/** The text of the active résumé; null while there is none. */
export async function findActiveResumeText(db: Connection, actor: Pick<Person, 'id'>) {
  const [row] = await db
    .select({ id: resumes.id, text: resumes.rawText })
    .from(resumes)
    .where(and(eq(resumes.candidateId, actor.id), eq(resumes.isActive, true)))
  return row ?? null
}

export async function countTrust(db: Connection, actor: Pick<Person, 'id'>) {
  return {
    vouches: await db.$count(vouches, and(eq(vouches.candidateId, actor.id), eq(vouches.state, 'confirmed'))),
    verifiedJobs: await db.$count(
      verifiedEmployment,
      and(eq(verifiedEmployment.candidateId, actor.id), eq(verifiedEmployment.status, 'verified')),
    ),
  }
}

/** What the active résumé says, as corrected by the person. */
export async function findActiveReading(db: Connection, actor: Candidate) {
  const [row] = await db
    .select({
      yearsExperience: resumes.yearsExperience,
      skills: resumes.skills,
      reading: resumes.reading,
    })
    .from(resumes)
    .where(and(eq(resumes.candidateId, actor.id), eq(resumes.isActive, true)))
  if (!row) return null
  const roles = row.reading?.roles ?? []
  return {
    yearsExperience: row.yearsExperience,
    skills: row.skills,
    currentEmployers: roles.flatMap(({ isCurrent, employer }) => (isCurrent && employer ? [employer] : [])),
  }
}

export type HiddenCompanyRow = typeof hiddenCompanies.$inferSelect

export async function readHiddenCompanies(db: Connection, actor: Candidate): Promise<HiddenCompanyRow[]> {
  return db
    .select()
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.candidateId, actor.id))
    .orderBy(asc(hiddenCompanies.createdAt), asc(hiddenCompanies.id))
}
