import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { FolderInUse } from '../db/lock.ts'
import type { Settlement } from '../features/trust/commands/moderate.ts'
import { startQuickly } from '../quick-start.ts'

/**
 * `operator list`: reports, held vouches and disputes over domains that wait for a decision.
 * `operator uphold|dismiss vouch|report|dispute ID --by NAME`: decides one. An upheld vouch counts; an upheld report costs
 * the company trust; an upheld dispute moves the domain to who claimed it last. Each decision is kept in the audit log.
 * It works on the same database as the server; the embedded one is open to one program at a time.
 */
const usage =
  'operator list\noperator uphold|dismiss vouch|report|dispute ID --by NAME\n(settings as for the server: DATABASE_URL or DATA_DIR)\n'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } })
const [verb = '', kind = '', id = ''] = positionals
const kinds: readonly Settlement['kind'][] = ['vouch', 'report', 'dispute']
const settled = kinds.find((one) => one === kind)
const isSettling = (verb === 'uphold' || verb === 'dismiss') && settled !== undefined && id !== '' && values.by

if (verb !== 'list' && !isSettling) {
  process.stderr.write(usage)
  process.exit(2)
}

// The orders are read before the rest is loaded, so that a slip of the fingers is told at once.
startQuickly()
const { assemble } = await import('../assemble.ts')
const { listOpenCases, settleCase } = await import('../features/trust/commands/moderate.ts')
const config = readConfig()
const { deps, close } = await assemble(config).catch((error: unknown) => {
  if (!(error instanceof FolderInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
try {
  if (verb === 'list') process.stdout.write(`${JSON.stringify(await listOpenCases(deps.db), null, 2)}\n`)
  else if (settled && values.by) {
    const settlement = { kind: settled, id, isUpheld: verb === 'uphold', by: values.by }
    const isDone = await settleCase(deps.db, settlement, config.publicUrl)
    process.stdout.write(
      isDone ? 'Settled, and written to the audit log.\n' : 'There is no open case of this kind with this id.\n',
    )
    process.exitCode = isDone ? 0 : 1
  }
} finally {
  await close()
}
