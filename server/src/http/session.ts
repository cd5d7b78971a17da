import { eq } from 'drizzle-orm'
import type { Role } from '#domain/accounts/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { sessions } from '../features/accounts/tables.ts'
import { absoluteDays, addressHeader } from './auth.ts'
import { AppError } from './errors.ts'

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
  deps: Pick<Dependencies, 'auth' | 'db'>,
  request: { headers: Headers; address: string },
  answerHeaders: Headers,
): SessionSource['session'] {
  let found: Promise<Person | null> | null = null
  return () => (found ??= readSession(deps, authHeaders(request), answerHeaders))
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

async function readSession({ auth, db }: Pick<Dependencies, 'auth' | 'db'>, headers: Headers, answerHeaders: Headers) {
  if (!headers.has('cookie')) return null
  const { response, headers: set } = await auth.api.getSession({ headers, returnHeaders: true })
  passCookies(set, answerHeaders)
  if (!response) return null
  const { session, user } = response
  if (Date.now() - session.createdAt.getTime() > absoluteDays * 24 * 3_600_000) {
    await db.delete(sessions).where(eq(sessions.id, session.id))
    return null
  }
  const fields: PersonFields = {
    id: user.id,
    name: user.name,
    email: user.email,
    isEmailConfirmed: user.emailVerified,
    role: user.role === 'seeker' || user.role === 'employer' ? user.role : null,
    sessionId: session.id,
  }
  return admit(fields)
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
