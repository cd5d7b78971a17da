import { afterAll, beforeAll, inject } from 'vitest'
import type { OpenDatabase } from '../db/open.ts'
import { openFromSource } from './database-source.ts'

/** A fresh copy of the migrated database for the tests of one file: `const database = useDatabase()`, then `database()`. */
export function useDatabase(): () => OpenDatabase {
  let opened: OpenDatabase | null = null
  beforeAll(async () => {
    opened = await openFromSource(inject('databaseSource'))
  })
  afterAll(() => opened?.close())
  return () => {
    if (!opened) throw new Error('The database is open only while tests run.')
    return opened
  }
}
