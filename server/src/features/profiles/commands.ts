import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { quickPreferenceLimits } from '#domain/profiles/limits.ts'
import { formatPay } from '#domain/profiles/pay.ts'
import type { PreferencesInput, ProfileUpdateInput, QuickPreferencesInput } from '#domain/profiles/schema.ts'
import { type Database, type Transaction, transact } from '../../db/open.ts'
import type { Candidate, Person } from '../../http/session.ts'
import { enqueue } from '../../tasks/enqueue.ts'
import { findActiveResumeText, type ProfileRow } from './queries.ts'
import { profiles } from './tables.ts'

export type SaveRefusal = 'changed_elsewhere' | 'too_many_titles'
type Columns = Partial<typeof profiles.$inferInsert>

/** Registered by the matches feature, which builds on this one. */
const resumeChanged = { name: 'matches.resume-changed' }

export async function saveQuickPreferences(
  db: Database,
  actor: Candidate,
  input: QuickPreferencesInput,
  now: Date,
): Promise<Result<ProfileRow, SaveRefusal>> {
  return change(db, actor, input.version, (profile) => {
    const known = new Set(profile.desiredTitles.map((title) => title.toLowerCase()))
    const adds = input.desiredTitles.some((title) => !known.has(title.toLowerCase()))
    if (adds && input.desiredTitles.length > quickPreferenceLimits.titles) return 'too_many_titles'
    const { payMinimum: minimum, payCurrency, workPreference } = input
    return {
      desiredTitles: input.desiredTitles,
      workPreference,
      // The screen shows the first place; the others stay as they are.
      ...(workPreference === 'remote' || !input.location
        ? {}
        : { desiredLocations: withFirst(input.location, profile.desiredLocations) }),
      payMinimum: minimum,
      payTarget: null,
      payCurrency,
      salaryExpectation: formatPay({ minimum, target: null, currency: payCurrency }),
      prefsSetAt: now,
    }
  })
}

export async function savePreferences(
  db: Database,
  actor: Candidate,
  { version, ...input }: PreferencesInput,
  now: Date,
): Promise<Result<ProfileRow, SaveRefusal>> {
  const { payMinimum: minimum, payTarget: target, payCurrency: currency } = input
  return change(db, actor, version, () => ({
    ...input,
    salaryExpectation: formatPay({ minimum, target, currency }),
    prefsSetAt: now,
  }))
}

/** Writes the listed fields and no others: the input's schema is the list. */
export async function updateProfile(
  db: Database,
  actor: Person,
  { version, changes }: ProfileUpdateInput,
): Promise<Result<ProfileRow, SaveRefusal>> {
  return change(db, actor, version, () => changes)
}

/** Clears the titles only while no preferences were ever saved; later it changes nothing (decisions.md K.72). */
export async function skipQuickPreferences(db: Database, actor: Candidate): Promise<void> {
  await db
    .update(profiles)
    .set({
      desiredTitles: [],
      workPreference: 'remote',
      version: sql`${profiles.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(profiles.id, actor.id), isNull(profiles.prefsSetAt)))
}

export async function completeOnboarding(db: Database, actor: Candidate): Promise<void> {
  await db
    .update(profiles)
    .set({ onboardingComplete: true, version: sql`${profiles.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(profiles.id, actor.id), eq(profiles.onboardingComplete, false)))
}

/** A write that names an older version is a conflict: another tab has saved in between. */
async function change(
  db: Database,
  actor: Pick<Person, 'id' | 'name'>,
  version: number,
  columnsFor: (profile: ProfileRow) => Columns | SaveRefusal,
): Promise<Result<ProfileRow, SaveRefusal>> {
  return transact(db, async (tx) => {
    await tx.insert(profiles).values({ id: actor.id, fullName: actor.name }).onConflictDoNothing()
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, actor.id)).for('update')
    if (profile?.version !== version) return { ok: false, refusal: 'changed_elsewhere' }
    const columns = columnsFor(profile)
    if (typeof columns === 'string') return { ok: false, refusal: columns }
    const [saved] = await tx
      .update(profiles)
      .set({ ...columns, version: version + 1, updatedAt: sql`now()` })
      .where(eq(profiles.id, actor.id))
      .returning()
    if (!saved) return { ok: false, refusal: 'changed_elsewhere' }
    await matchAnew(tx, actor)
    return { ok: true, value: saved }
  })
}

async function matchAnew(tx: Transaction, actor: Pick<Person, 'id'>): Promise<void> {
  const resume = await findActiveResumeText(tx, actor)
  if (!resume) return
  await enqueue(tx, resumeChanged, { candidateId: actor.id, resumeId: resume.id }, { key: actor.id })
}

function withFirst(place: string, places: readonly string[]): string[] {
  const rest = places.slice(1).filter((one) => one.toLowerCase() !== place.toLowerCase())
  return [place, ...rest]
}
