import { accountMessages, deadLink } from '#domain/accounts/messages.ts'
import { demoAccounts } from '../../demo/accounts.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { authHeaders, passCookies, requirePerson } from '../../http/session.ts'
import { chooseRole } from './commands/choose-role.ts'
import { confirmEmail, sendConfirmation } from './commands/confirm-email.ts'
import { forgotPassword, resetPassword } from './commands/reset-password.ts'
import { signUp } from './commands/sign-up.ts'
import { startSession } from './commands/start-session.ts'
import { tellOwner } from './commands/tell-owner.ts'
import { findRegistered, findRole, readOwnCard } from './queries.ts'
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
    return { role: await findRole(context.db, personId) }
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
  if (context.config.authEnumeration === 'strict') return mailOwner(context, email)
  await context.limiter.take('accountExists', context.network)
  await context.limiter.take('accountExistsAll', 'everybody')
  throw new AppError('conflict', accountMessages.accountExists.description)
}

async function mailOwner({ db, limiter, config }: RequestContext, email: string): Promise<void> {
  if (await limiter.allows('mailToAddress', email)) await tellOwner(db, email, config.publicUrl)
}
