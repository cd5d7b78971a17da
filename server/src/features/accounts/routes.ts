import { accountMessages, deadLink } from '#domain/accounts/messages.ts'
import { demoAccounts } from '../../demo/accounts.ts'
import { api, type RequestContext } from '../../http/contract.ts'
import { AppError } from '../../http/errors.ts'
import { authHeaders, type Person, passCookies, requirePerson } from '../../http/session.ts'
import { changeEmail, requestEmailChange } from './commands/change-email.ts'
import { changePassword } from './commands/change-password.ts'
import { chooseRole } from './commands/choose-role.ts'
import { confirmEmail, sendConfirmation } from './commands/confirm-email.ts'
import { endOtherSessions, endSession } from './commands/end-sessions.ts'
import { requestDeletion, undoDeletion } from './commands/request-deletion.ts'
import { forgotPassword, resetPassword } from './commands/reset-password.ts'
import { signUp } from './commands/sign-up.ts'
import { startSession } from './commands/start-session.ts'
import { tellOwner } from './commands/tell-owner.ts'
import { findRegistered, findRole, isOwnPassword, readAccount, readOwnCard } from './queries/account.ts'
import { viewAccount, viewDemoAccount, viewSession } from './view.ts'

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
    const result = await signUp(context, input)
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
    // One page serves both mails; what a link is for stands in its row.
    if (await confirmEmail(context.db, input.secret)) return {}
    const changed = await changeEmail(context.db, input.secret, context.config.publicUrl)
    if (!changed.ok) throw new AppError('not_found', deadLink)
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

  account: accounts.account.handler(async ({ context }) => ownAccount(context, await requirePerson(context))),

  changePassword: accounts.changePassword.handler(async ({ input, context }) => {
    const actor = await requireOwner(context, input.currentPassword, 'currentPassword')
    await changePassword(context.db, actor, input.password, context.config.publicUrl)
    return ownAccount(context, actor)
  }),

  changeEmail: accounts.changeEmail.handler(async ({ input, context }) => {
    const actor = await requireOwner(context, input.password, 'password')
    await context.limiter.take('mailToAddress', input.email)
    await requestEmailChange(context.db, actor, input.email, context.config.publicUrl)
    return ownAccount(context, actor)
  }),

  endSession: accounts.endSession.handler(async ({ input, context }) => {
    const actor = await requirePerson(context)
    if (!(await endSession(context.db, actor, input.id))) throw new AppError('not_found')
    return ownAccount(context, actor)
  }),

  endOtherSessions: accounts.endOtherSessions.handler(async ({ context }) => {
    const actor = await requirePerson(context)
    await endOtherSessions(context.db, actor)
    return ownAccount(context, actor)
  }),

  requestDeletion: accounts.requestDeletion.handler(async ({ input, context }) => {
    const actor = await requireOwner(context, input.password, 'password')
    await requestDeletion(context.db, actor, context.clock.now(), context.config.publicUrl)
    return ownAccount(context, actor)
  }),

  undoDeletion: accounts.undoDeletion.handler(async ({ context }) => {
    const actor = await requirePerson(context)
    await undoDeletion(context.db, actor)
    return ownAccount(context, actor)
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

async function ownAccount({ db }: RequestContext, actor: Person) {
  return viewAccount(await readAccount(db, actor), actor)
}

/** What a borrowed session may not do needs the password again; guessing it is limited like signing in. */
async function requireOwner(context: RequestContext, password: string, field: string): Promise<Person> {
  const actor = await requirePerson(context)
  await context.limiter.take('signIn', actor.id)
  if (!(await isOwnPassword(context.db, actor, password))) {
    throw new AppError('invalid', accountMessages.wrongPassword, { fields: { [field]: accountMessages.wrongPassword } })
  }
  await context.limiter.forget('signIn', actor.id)
  return actor
}

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
