import { and, eq, gt, sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { sessions, users } from '../features/accounts/tables.ts'
import { addressHeader } from './auth.ts'
import { AppError } from './errors.ts'
import { absoluteDays, cookieName, idleDays, rawCookie, readToken, sessionCookie } from './session-cookie.ts'

declare const made: unique symbol
/** A mark that no object literal can have: an actor comes from the gate, or the code does not compile. */
type Made<Kind extends string> = { readonly [made]: Kind }

type PersonFields = {
  id: string
  name: string
  email: string
  isEmailConfirmed: boolean
  role: Role | null
  sessionId: string
}

/** Somebody with a session, whatever their role. */
export type Person = PersonFields & Made<'person'>
export type Candidate = PersonFields & { role: 'seeker' } & Made<'candidate'>
export type Employer = PersonFields & { role: 'employer' } & Made<'employer'>

/** The part of a request that the gate needs. */
export type SessionSource = { session: () => Promise<Person | null> }

export async function requirePerson(context: SessionSource): Promise<Person> {
  const person = await context.session()
  if (!person) throw new AppError('unauthenticated')
  return person
}

export async function requireCandidate(context: SessionSource): Promise<Candidate> {
  const person = await requirePerson(context)
  if (!isCandidate(person)) throw new AppError('forbidden')
  return person
}

export async function requireEmployer(context: SessionSource): Promise<Employer> {
  const person = await requirePerson(context)
  if (!isEmployer(person)) throw new AppError('forbidden')
  return person
}

/** Some things need a confirmed address once there is a real mail server (decisions.md C.9). */
export function requireConfirmedEmail(
  person: Person | Candidate | Employer,
  config: { requireConfirmedEmail: boolean },
) {
  if (config.requireConfirmedEmail && !person.isEmailConfirmed) {
    throw new AppError('forbidden', 'Please confirm your e-mail address first. We can send you the link again.')
  }
}

/** Looks the session up when somebody first asks for it, once a request. A rolled-on session sets its cookie again. */
export function sessionSource(
  deps: Pick<Dependencies, 'config' | 'db' | 'secret'>,
  headers: Headers,
  answerHeaders: Headers,
): SessionSource['session'] {
  let found: Promise<Person | null> | null = null
  return () => (found ??= readSession(deps, headers, answerHeaders))
}

/** What the session library may know of a request: its own cookie, the browser's name and the address we found out. */
export function authHeaders({ headers, address }: { headers: Headers; address: string }): Headers {
  const passed = new Headers({ [addressHeader]: address })
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value !== null) passed.set(name, value)
  }
  return passed
}

/** Hands the cookies of a call of the session library on to our own answer. */
export function passCookies(from: Headers, to: Headers) {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie)
}

/**
 * One statement, because every call pays for it; the session library takes several. It decides by the database's clock
 * over both limits, unused and absolute.
 */
async function readSession(
  { config, db, secret }: Pick<Dependencies, 'config' | 'db' | 'secret'>,
  headers: Headers,
  answerHeaders: Headers,
) {
  const name = cookieName(config)
  const cookies = headers.get('cookie')
  const token = readToken(cookies, name, secret)
  if (token === null) return null
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isEmailConfirmed: users.emailVerified,
      role: users.role,
      sessionId: sessions.id,
      isDueToRoll: sql<boolean>`${sessions.expiresAt} < least(now() + ${days(idleDays - 1)}, ${sessions.createdAt} + ${days(absoluteDays)})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.createdAt, sql`now() - ${days(absoluteDays)}`),
      ),
    )
  if (!row) {
    answerHeaders.append('set-cookie', sessionCookie(name, null, config.isTls))
    return null
  }
  const { isDueToRoll, ...fields } = row
  if (isDueToRoll) {
    await rollOn(db, row.sessionId)
    answerHeaders.append('set-cookie', sessionCookie(name, rawCookie(cookies, name), config.isTls))
  }
  return admit(fields)
}

async function rollOn(db: Dependencies['db'], sessionId: string) {
  const expiresAt = sql`least(now() + ${days(idleDays)}, ${sessions.createdAt} + ${days(absoluteDays)})`
  await db.update(sessions).set({ expiresAt, updatedAt: sql`now()` }).where(eq(sessions.id, sessionId))
}

function days(count: number) {
  return sql`make_interval(days => ${sql.raw(String(count))})`
}

/** The only place where a person is made, from a session that was just found valid. */
function admit(fields: PersonFields) {
  return fields as Person
}

function isCandidate(person: PersonFields): person is Candidate {
  return person.role === 'seeker'
}

function isEmployer(person: PersonFields): person is Employer {
  return person.role === 'employer'
}
