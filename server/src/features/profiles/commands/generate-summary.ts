import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { profileLimits } from '#domain/profiles/limits.ts'
import { summaryOf } from '#domain/profiles/summary.ts'
import { truthGuard } from '#domain/resumes/analysis/truth-guard.ts'
import { byRecency } from '#domain/resumes/reading/years.ts'
import type { Surroundings } from '../../../dependencies.ts'
import type { Candidate } from '../../../http/session.ts'
import { resumes } from '../../resumes/tables.ts'
import { profiles } from '../tables.ts'

type Around = Pick<Surroundings, 'db' | 'model'>

const task = `Write one line for the head of a professional profile: at most ${profileLimits.headline} characters, no full
stop at the end, made of the facts of the document alone.`
const modelLine = z.object({ summary: z.string() })

/**
 * Makes a summary from profile, skills and experience and keeps it; null where there is too little to say. Without
 * `force` one that is there stays.
 */
export async function generateSummary(
  { db, model }: Around,
  actor: Candidate,
  { force }: { force: boolean },
): Promise<string | null> {
  const facts = await readFacts(db, actor)
  if (!facts) return null
  if (!force && facts.headline) return facts.headline
  const byRules = summaryOf(facts)
  if (!byRules) return null
  const { title, years, skills } = facts
  const phrased = await model?.ask({ task, data: { title, years, skills }, answer: modelLine })
  const summary = phrased ? (usable(phrased.summary, facts.sources) ?? byRules) : byRules
  await db
    .update(profiles)
    .set({ headline: summary, version: sql`${profiles.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(profiles.id, actor.id), force ? undefined : isNull(profiles.headline)))
  return summary
}

/** A model's line is taken when it fits and claims nothing new (decisions.md D.19). */
function usable(written: string, sources: readonly string[]): string | null {
  const line = written.replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  const fits = line.length > 0 && line.length <= profileLimits.headline
  return fits && truthGuard(sources)(line).length === 0 ? line : null
}

async function readFacts(db: Around['db'], actor: Candidate) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, actor.id))
  if (!profile) return null
  const [resume] = await db
    .select({ reading: resumes.reading, years: resumes.yearsExperience })
    .from(resumes)
    .where(and(eq(resumes.candidateId, actor.id), resumes.isActive))
  const reading = resume?.reading
  const held = byRecency(reading?.roles ?? []).find((role) => role.title !== null)?.title
  const shown = (reading?.skills ?? []).toSorted((a, b) => Number(b.shownInRole) - Number(a.shownInRole))
  const title = held ?? profile.desiredTitles[0] ?? null
  const years = profile.yearsExperience ?? resume?.years ?? null
  const skills = profile.skills.length > 0 ? profile.skills : shown.slice(0, 10).map((skill) => skill.name)
  const sources = [reading?.text ?? '', title ?? '', ...skills, years === null ? '' : `${Math.floor(years)} years`]
  return { title, years, skills, headline: profile.headline, sources }
}
