import { afterEach, beforeAll } from 'vitest'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { makeSide, type Names, type Side } from './side.ts'
import { StoredWorld } from './stored-world.ts'

export const tidewater: Names = {
  candidate: 'Zipporah Quell',
  employer: 'Maren Okafor',
  company: 'Tidewater Lantern Works',
  domain: 'tidewaterlanterns.example',
  phone: '503-555-0142',
  handle: 'zq-of-the-lanterns',
}
const juniper: Names = {
  candidate: 'Ottoline Brandt',
  employer: 'Li Nakamura',
  company: 'Juniper Homesteads',
  domain: 'juniperhomesteads.example',
  phone: '971-555-0187',
  handle: 'ob-of-the-homesteads',
}

export type Stage = {
  app: TestApp
  own: Side
  others: Side
  world: StoredWorld
  /** Everything as it was, and nothing counted against anybody. */
  putBack(): Promise<void>
}

/** Two sides that have nothing to do with one another, put back after each test as they were. */
export function useStage(): () => Stage {
  const app = createTestApp()
  let stage: Stage | null = null
  beforeAll(async () => {
    const world = new StoredWorld(app().deps.database.pool)
    // Making a side lets an hour pass; links of half an hour are alive on the one that is made last.
    const others = await makeSide(app(), juniper)
    const own = await makeSide(app(), tidewater)
    await world.keep()
    const putBack = async () => {
      await world.restore()
      for (const side of [own, others]) await forgetLimits(app(), side)
    }
    stage = { app: app(), own, others, world, putBack }
  })
  afterEach(() => stage?.putBack())
  return () => {
    if (!stage) throw new Error('The stage stands only while tests run.')
    return stage
  }
}

async function forgetLimits({ deps: { limiter } }: TestApp, { candidate, employer, newcomer, names }: Side) {
  for (const { id } of [candidate, employer, newcomer]) {
    for (const name of ['signIn', 'generate', 'export', 'invite', 'report'] as const) await limiter.forget(name, id)
  }
  for (const address of [candidate.email, employer.email, `people@${names.domain}`, 'moved@private.example']) {
    await limiter.forget('mailToAddress', address)
  }
  for (const address of [`lea@voucher-of-${names.domain}`, 'people@harbourview.example']) {
    await limiter.forget('inviteAddress', address)
  }
}
