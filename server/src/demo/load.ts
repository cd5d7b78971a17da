import { transact } from '../db/open.ts'
import type { Surroundings } from '../dependencies.ts'
import { hashPassword } from '../http/passwords.ts'
import { demoPassword } from './accounts.ts'
import { readPeople } from './load/read-people.ts'
import { embedJob, embedPerson, scoreWorld } from './load/score.ts'
import { writeWorld } from './load/write-world.ts'
import type { DemoWorld } from './world.ts'

export type LoadedWorld = { people: number; jobs: number; applications: number; milliseconds: number }

/**
 * Writes the whole world in one transaction, so that a start that is cut off leaves an empty database and can begin again.
 * Files come first; those without a row are swept like any other.
 */
export async function loadDemoWorld(
  { db, files }: Pick<Surroundings, 'db' | 'files'>,
  world: DemoWorld,
): Promise<LoadedWorld> {
  const startedAt = performance.now()
  const password = await hashPassword(demoPassword)
  const people = (await readPeople(files, world)).map(embedPerson)
  const jobs = world.jobs.map(embedJob)
  const matches = scoreWorld(world, people, jobs)
  await transact(db, (tx) => writeWorld(tx, { world, people, jobs, matches, password }))
  return {
    people: world.people.length,
    jobs: world.jobs.length,
    applications: world.applications.length,
    milliseconds: Math.round(performance.now() - startedAt),
  }
}
