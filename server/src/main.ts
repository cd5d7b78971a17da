import { readConfig } from './config.ts'
import { claimFolder } from './db/embedded/claim.ts'
import { startQuickly } from './quick-start.ts'

startQuickly()

try {
  const config = readConfig()
  // First of all and before the rest is loaded: a folder that is in use is refused, otherwise its database begins to open.
  const claimed = config.databaseUrl ? undefined : await claimFolder(config.dataDir)
  const { serveProduct } = await import('./serve.ts')
  await serveProduct(config, claimed)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
