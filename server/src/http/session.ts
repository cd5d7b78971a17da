import { accountMessages } from '#domain/accounts/messages.ts'
import type { Role } from '#domain/accounts/schema.ts'
import type { Dependencies } from '../dependencies.ts'
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
    throw new AppError('forbidden', accountMessages.confirmFirst.description)
  }
}

/** Looks the session up when somebody first asks for it, once a request. A rolled-on session sets its cookie again. */
export function sessionSource(
  deps: Pick<Dependencies, 'config' | 'database' | 'secret'>,
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

type SessionRow = PersonFields & { isDueToRoll: boolean }

/** Ready-made text: building the statement anew would cost each call more than running it. */
const findSession = `
  select u.id, u.name, u.email, u.email_verified as "isEmailConfirmed", u.role, s.id as "sessionId",
    s.expires_at < least(now() + interval '${idleDays - 1} days', s.created_at + interval '${absoluteDays} days') as "isDueToRoll"
  from sessions s join users u on u.id = s.user_id
  where s.token = $1 and s.expires_at > now() and s.created_at > now() - interval '${absoluteDays} days'`
const rollOn = `
  update sessions set updated_at = now(),
    expires_at = least(now() + interval '${idleDays} days', created_at + interval '${absoluteDays} days')
  where id = $1`

/** The database's clock decides over both limits, unused and absolute. */
async function readSession(
  { config, database: { pool }, secret }: Pick<Dependencies, 'config' | 'database' | 'secret'>,
  headers: Headers,
  answerHeaders: Headers,
): Promise<Person | null> {
  const name = cookieName(config)
  const cookies = headers.get('cookie')
  const token = readToken(cookies, name, secret)
  if (token === null) return null
  const { rows } = await pool.query<SessionRow>(findSession, [token])
  if (!rows[0]) {
    answerHeaders.append('set-cookie', sessionCookie(name, null, config.isTls))
    return null
  }
  const { isDueToRoll, ...fields } = rows[0]
  if (isDueToRoll) {
    await pool.query(rollOn, [fields.sessionId])
    answerHeaders.append('set-cookie', sessionCookie(name, rawCookie(cookies, name), config.isTls))
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
