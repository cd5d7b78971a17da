import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import type { Config } from '../config.ts'
import type { Database } from '../db/open.ts'
import { authAccounts, sessions, users, verifications } from '../features/accounts/tables.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { cookieName, idleDays } from './session-cookie.ts'

const day = 24 * 60 * 60

export type Auth = ReturnType<typeof createAuth>

/** The internal header that carries the address we found out ourselves; nothing from outside reaches it. */
export const addressHeader = 'x-gladwork-address'

/** Sessions and passwords. It has no routes of its own: the accounts feature calls it behind our limits and messages. */
export function createAuth({ config, db, secret }: { config: Config; db: Database; secret: string }) {
  return betterAuth({
    secret,
    baseURL: config.publicUrl,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: authAccounts, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { additionalFields: { role: { type: 'string', required: false, input: false } } },
    session: { expiresIn: idleDays * day, updateAge: day },
    advanced: {
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieName(config),
          attributes: { httpOnly: true, sameSite: 'lax', secure: config.isTls, path: '/' },
        },
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Ours counts by what the proxies in front really are.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
