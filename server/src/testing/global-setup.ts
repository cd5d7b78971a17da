import type { TestProject } from 'vitest/node'
import { type DatabaseSource, prepareSource, removeSource } from './database-source.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from here
  export interface ProvidedContext {
    databaseSource: DatabaseSource
  }
}

/** Runs once before all test files: makes the database that each of them gets a copy of. */
export async function setup(project: TestProject) {
  const source = await prepareSource(process.env.TEST_DATABASE_URL)
  project.provide('databaseSource', source)
  return () => removeSource(source)
}
