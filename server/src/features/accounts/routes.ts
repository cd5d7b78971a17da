import { eq } from 'drizzle-orm'
import { accountMessages, deadLink } from '#domain/accounts/messages.ts'
import { transact } from '../../db/open.ts'
import { demoAccounts } from '../../demo/accounts.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { authHeaders, passCookies, requirePerson } from '../../http/session.ts'
import { enqueueMail } from '../../tasks/outbox.ts'
import { chooseRole } from './commands/choose-role.ts'
import { confirmEmail, sendConfirmation } from './commands/confirm-email.ts'
import { forgotPassword, resetPassword } from './commands/reset-password.ts'
import { signUp } from './commands/sign-up.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { findRegistered, findUserByEmail, readOwnCard } from './queries.ts'
import { startSession } from './start-session.ts'
import { users } from './tables.ts'
import { viewDemoAccount, viewSession } from './view.ts'

const { accounts } = api

export const accountsRoutes = accounts.router({
  session: accounts.session.handler(async ({ context }) => {
    const person = await context.session()
    return { session: person && viewSession(person, await readOwnCard(context.db, person)) }
  }),

  signUp: accounts.signUp.handler(async ({ input, context }) => {
    const { limiter, network, config } = context
    await limiter.take('signUpNetwork', network)
    await limiter.refuseWhenSpent('accountExists', network)
    const result = await signUp(context.db, input, config.publicUrl)
    if (!result.ok) await refuseKnownAddress(context, input.email)
    // Where addresses may not be told apart, both kinds of sign-up end at the inbox.
    if (config.authEnumeration === 'strict') return { role: input.role, isSignedIn: false }
    await startSession(context, input)
    return { role: input.role, isSignedIn: true }
  }),

  signIn: accounts.signIn.handler(async ({ input, context }) => {
    const attempt = `${context.network} ${input.email}`
    await context.limiter.take('signInNetwork', context.network)
    await context.limiter.take('signIn', attempt)
    const personId = await startSession(context, input)
    await context.limiter.forget('signIn', attempt)
    const [user] = await context.db.select({ role: users.role }).from(users).where(eq(users.id, personId))
    return { role: user?.role ?? null }
  }),

  signOut: accounts.signOut.handler(async ({ context }) => {
    const headers = authHeaders({ headers: context.requestHeaders, address: context.address })
    const { headers: set } = await context.auth.api.signOut({ headers, returnHeaders: true })
    passCookies(set, context.answerHeaders)
    context.answerHeaders.set('clear-site-data', '"cache"')
    return {}
  }),

  chooseRole: accounts.chooseRole.handler(async ({ input, context }) => {
    const result = await chooseRole(context.db, await requirePerson(context), input.role)
    if (!result.ok) throw new AppError('conflict', 'Your role is settled: something already depends on it.')
    return { role: result.value }
  }),

  sendConfirmation: accounts.sendConfirmation.handler(async ({ context }) => {
    const person = await requirePerson(context)
    await context.limiter.take('mailToAddress', person.email)
    await sendConfirmation(context.db, person, context.config.publicUrl)
    return {}
  }),

  confirmEmail: accounts.confirmEmail.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    if (!(await confirmEmail(context.db, input.secret))) throw new AppError('not_found', deadLink)
    return {}
  }),

  forgotPassword: accounts.forgotPassword.handler(async ({ input, context }) => {
    await context.limiter.take('mailFromNetwork', context.network)
    await context.limiter.take('mailToAddress', input.email)
    await forgotPassword(context.db, input.email, context.config.publicUrl)
    return {}
  }),

  resetPassword: accounts.resetPassword.handler(async ({ input, context }) => {
    await context.limiter.take('link', context.network)
    if (!(await resetPassword(context.db, input.secret, input.password))) throw new AppError('not_found', deadLink)
    return {}
  }),

  demoAccounts: accounts.demoAccounts.handler(async ({ context }) => {
    if (context.database.kind !== 'embedded') return { accounts: [] }
    const registered = await findRegistered(
      context.db,
      demoAccounts.map((account) => account.email),
    )
    return { accounts: demoAccounts.filter(({ email }) => registered.has(email)).map(viewDemoAccount) }
  }),
})

/**
 * Says that the address is registered, as specified, but only a few times per network and hour; after that every sign-up
 * from there is refused for a while, whether the address is known or not (decisions.md C.11).
 */
async function refuseKnownAddress(context: RequestContext, email: string): Promise<void> {
  if (context.config.authEnumeration === 'strict') return tellOwner(context, email)
  await context.limiter.take('accountExists', context.network)
  await context.limiter.take('accountExistsAll', 'everybody')
  throw new AppError('conflict', accountMessages.accountExists.description)
}

async function tellOwner({ db, limiter, config }: RequestContext, email: string): Promise<void> {
  if (!(await limiter.allows('mailToAddress', email))) return
  await transact(db, async (tx) => {
    const owner = await findUserByEmail(tx, email)
    if (!owner) return
    await enqueueMail(tx, alreadyRegisteredMail({ name: owner.name, address: owner.email }, `${config.publicUrl}/auth`))
  })
}
