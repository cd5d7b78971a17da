import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { assemble } from './assemble.ts'
import type { Config } from './config.ts'
import type { ClaimedFolder } from './db/embedded/claim.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import type { Dependencies } from './dependencies.ts'
import { findRegistered, hasPeople } from './features/accounts/queries/account.ts'
import { endEventStreams } from './http/events.ts'

/** Longer than any honest request; what still runs then is cut off and, being a transaction, did not happen. */
const drainAtMost = 10_000

/** Opens, migrates, starts tasks, listens, and says so; ends in order when told to. */
export async function serveProduct(config: Config, claimed?: ClaimedFolder) {
  const { deps, close } = await assemble(config, { claimed })
  await fillWhenEmpty(deps)
  if (config.role !== 'web') await deps.tasks.work()
  const server = config.role === 'worker' ? null : await listen(config, deps)
  process.stdout.write(await welcome(config, deps))

  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    deps.log.info({ event: 'stopping', reason: signal })
    setTimeout(() => process.exit(1), drainAtMost).unref()
    await server?.close()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}

/** The first start of a copy on one's own machine has something to look at. */
async function fillWhenEmpty(deps: Dependencies) {
  if (!deps.config.demoWorld || (await hasPeople(deps.db))) return
  process.stdout.write('Making the demo world, once …\n')
  const [{ buildDemoWorld }, { loadDemoWorld }] = await Promise.all([
    import('./demo/world.ts'),
    import('./demo/load.ts'),
  ])
  await loadDemoWorld(deps, buildDemoWorld({ now: deps.clock.now() }))
}

function listen(config: Config, deps: Dependencies) {
  const app = createApp(deps)
  return new Promise<{ close(): Promise<void> }>((resolve, reject) => {
    const server = serve({
      fetch: app.fetch,
      port: config.port,
      hostname: config.host,
      // A slow sender may take a minute for ten megabytes, but not for the head of a request.
      serverOptions: { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 65_000 },
    })
    server.on('error', (error) => reject(portProblem(error, config)))
    server.on('listening', () =>
      resolve({
        close: () =>
          new Promise((done) => {
            endEventStreams()
            // A connection becomes idle only after its last answer; nobody may send a new request on it.
            const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 20)
            server.close(() => {
              clearInterval(sweep)
              done()
            })
          }),
      }),
    )
  })
}

function portProblem(error: Error, { port }: Config) {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? new Error(`Port ${port} is taken by another program. Stop it, or set PORT to another one.`) : error
}

async function welcome(config: Config, { database, mailbox, db }: Dependencies) {
  const seconds = (performance.now() / 1_000).toFixed(1)
  const emails = demoAccounts.map(({ email }) => email)
  const loaded = database.kind === 'embedded' ? await findRegistered(db, emails) : new Set<string>()
  const accounts = demoAccounts.filter(({ email }) => loaded.has(email))
  return [
    '',
    config.role === 'worker'
      ? `Gladwork is ready to run tasks after ${seconds} s`
      : `Gladwork is ready at ${config.publicUrl} after ${seconds} s`,
    database.kind === 'embedded'
      ? `  Data   embedded database in ${config.dataDir}; safe from a killed process, not from a power cut (set DATABASE_URL for production)`
      : '  Data   the PostgreSQL server of DATABASE_URL',
    ...mailLine(config, mailbox !== null),
    ...accounts.map(({ email, note }, index) => `  ${index === 0 ? 'Demo ' : '     '}  ${email.padEnd(24)} ${note}`),
    ...(accounts.length > 0 ? [`         password for all of them: ${demoPassword}`] : []),
    '',
  ].join('\n')
}

function mailLine({ smtpUrl, publicUrl, dataDir }: Config, isOpen: boolean) {
  if (smtpUrl) return []
  return isOpen
    ? [`  Mail   no mail server is set: read every mail at ${publicUrl}/mailbox`]
    : [`  Mail   SMTP_URL is not set: mails reach nobody and are kept in ${dataDir}/mailbox`]
}
