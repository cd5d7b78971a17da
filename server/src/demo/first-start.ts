import type { Dependencies } from '../dependencies.ts'
import { users } from '../features/accounts/tables.ts'
import type { LoadedWorld } from './load.ts'

/**
 * Fills an embedded database that nobody has used yet; anywhere else, and ever after, it does nothing. The demo and the
 * libraries that make its files are loaded only then, so that no other start pays for them.
 */
export async function loadDemoOnFirstStart({ database, db, files, clock }: Dependencies): Promise<LoadedWorld | null> {
  if (database.kind !== 'embedded' || (await db.$count(users)) > 0) return null
  const [{ buildDemoWorld }, { loadDemoWorld }] = await Promise.all([import('./world.ts'), import('./load.ts')])
  return loadDemoWorld({ db, files }, buildDemoWorld({ now: clock.now() }))
}
