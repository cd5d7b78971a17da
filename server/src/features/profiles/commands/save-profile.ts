import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { isExperienceComplete } from '#domain/profiles/experience.ts'
import { quickPreferenceLimits } from '#domain/profiles/limits.ts'
import { formatPay } from '#domain/profiles/pay.ts'
import type {
  PreferencesInput,
  ProfileChanges,
  ProfileUpdateInput,
  QuickPreferencesInput,
} from '#domain/profiles/schema.ts'
import { findSkill } from '#domain/taxonomy/skills.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate, Person } from '../../../http/session.ts'
import type { ProfileRow } from '../queries.ts'
import { profiles } from '../tables.ts'
import { makeProfile } from './make-profile.ts'
import { matchAnew } from './match-anew.ts'

export type SaveRefusal = 'changed_elsewhere' | 'too_many_titles'
type Columns = Partial<typeof profiles.$inferInsert>

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
  return change(db, actor, version, (profile) => ({
    ...changes,
    ...(changes.skills ? { skills: canonicalSkills(changes.skills) } : {}),
    ...payColumns(profile, changes),
  }))
}

/** 'k8s' is kept as 'Kubernetes', and what is the same skill by another name once. */
function canonicalSkills(written: readonly string[]): string[] {
  const skills = new Map<string, string>()
  for (const one of written) {
    const name = findSkill(one)?.name ?? one
    if (!skills.has(name.toLowerCase())) skills.set(name.toLowerCase(), name)
  }
  return [...skills.values()]
}

/** The text form follows the figures; a target below the new minimum is none. */
function payColumns(profile: ProfileRow, changes: ProfileChanges): Columns {
  if (changes.payMinimum === undefined && changes.payCurrency === undefined) return {}
  const minimum = changes.payMinimum === undefined ? profile.payMinimum : changes.payMinimum
  const currency = changes.payCurrency ?? profile.payCurrency
  if (minimum === null) return { payTarget: null, salaryExpectation: null }
  const target = profile.payTarget !== null && profile.payTarget >= minimum ? profile.payTarget : null
  return { payTarget: target, salaryExpectation: formatPay({ minimum, target, currency }) }
}

/** Leaving the Experience step: what it needs must be there, and counts as preferences set (decisions.md E.25). */
export async function completeExperience(
  db: Database,
  actor: Candidate,
  now: Date,
): Promise<Result<ProfileRow, 'incomplete'>> {
  return transact(db, async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, actor.id)).for('update')
    if (!profile || !isExperienceComplete(profile)) return { ok: false, refusal: 'incomplete' }
    if (profile.prefsSetAt) return { ok: true, value: profile }
    const [saved = profile] = await tx
      .update(profiles)
      .set({ prefsSetAt: now, version: sql`${profiles.version} + 1`, updatedAt: sql`now()` })
      .where(eq(profiles.id, actor.id))
      .returning()
    await matchAnew(tx, actor)
    return { ok: true, value: saved }
  })
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
    await makeProfile(tx, actor)
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

function withFirst(place: string, places: readonly string[]): string[] {
  const rest = places.slice(1).filter((one) => one.toLowerCase() !== place.toLowerCase())
  return [place, ...rest]
}
