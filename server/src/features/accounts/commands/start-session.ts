import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { accountMessages } from '#domain/accounts/messages.ts'
import type { SignInInput } from '#domain/accounts/schema.ts'
import type { RequestContext } from '../../../http/contract.ts'
import { AppError } from '../../../http/errors.ts'
import { authHeaders, passCookies } from '../../../http/session.ts'
import { sessions } from '../tables.ts'

/**
 * Checks the password, ends the session the browser came with and starts a new one. Unknown addresses and wrong passwords
 * get the same answer in the same time: the library hashes in both cases.
 */
export async function startSession(context: RequestContext, { email, password }: SignInInput): Promise<string> {
  const before = await context.session()
  const headers = authHeaders({ headers: context.requestHeaders, address: context.address })
  const { response, headers: set } = await context.auth.api
    .signInEmail({ body: { email, password }, headers, returnHeaders: true })
    .catch((error: unknown) => {
      if (error instanceof APIError) throw new AppError('unauthenticated', accountMessages.signInFailed.description)
      throw error
    })
  if (before) await context.db.delete(sessions).where(eq(sessions.id, before.sessionId))
  passCookies(set, context.answerHeaders)
  return response.user.id
}
