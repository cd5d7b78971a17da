import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProfileChanges, ProfileView } from '#domain/profiles/schema.ts'
import { ApiError } from '../../api-error.ts'
import { createAutosave, shownProfile } from './autosave.ts'

const start = { fullName: 'Ana', headline: null, website: null, skills: [], version: 1 } as unknown as ProfileView

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A profile on a server that keeps versions as ours does. */
function serverWith(profile: ProfileView) {
  let stored = profile
  const sent: ProfileChanges[] = []
  const left: ProfileChanges[] = []
  const failures: unknown[] = []
  let failed = 0
  const autosave = createAutosave(profile, {
    delay: 600,
    load: async () => stored,
    onSaved: () => undefined,
    onFailed: () => void failed++,
    sendOnLeaving: ({ changes }) => void left.push(changes),
    async send({ version, changes }) {
      await Promise.resolve()
      sent.push(changes)
      const failure = failures.shift()
      if (failure) throw failure
      if (version !== stored.version) throw new ApiError({ code: 'conflict' })
      stored = { ...stored, ...changes, version: version + 1 }
      return stored
    },
  })
  return {
    autosave,
    sent,
    left,
    failures,
    failed: () => failed,
    stored: () => stored,
    changeElsewhere(change: Partial<ProfileView>) {
      stored = { ...stored, ...change, version: stored.version + 1 }
    },
  }
}

test('sends only the changed fields, 600 ms after the last change, in one request', async () => {
  const { autosave, sent, stored } = serverWith(start)
  autosave.change({ headline: 'C' })
  await vi.advanceTimersByTimeAsync(599)
  autosave.change({ headline: 'Cook' })
  await vi.advanceTimersByTimeAsync(599)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ headline: 'Cook' }])
  expect(stored()).toMatchObject({ headline: 'Cook', fullName: 'Ana' })
  expect(autosave.read()).toMatchObject({ status: 'saved', pending: {} })
})

test('sends what is waiting at once when the page goes away', () => {
  const { autosave, left } = serverWith(start)
  autosave.change({ headline: 'Cook' })
  autosave.leave()
  expect(left).toEqual([{ headline: 'Cook' }])
})

test('keeps what another tab changed elsewhere and writes the own change beside it', async () => {
  const { autosave, stored, changeElsewhere } = serverWith(start)
  changeElsewhere({ fullName: 'Bo' })
  autosave.change({ headline: 'Cook' })
  expect(await autosave.flush()).toBe(true)
  expect(stored()).toMatchObject({ fullName: 'Bo', headline: 'Cook', version: 3 })
  expect(autosave.read().saved.fullName).toBe('Bo')
})

test('writes nothing where both tabs changed the same field, and shows both values', async () => {
  const { autosave, stored, changeElsewhere } = serverWith(start)
  changeElsewhere({ headline: 'Baker' })
  autosave.change({ headline: 'Cook' })
  expect(await autosave.flush()).toBe(false)
  expect(stored().headline).toBe('Baker')
  const [clash] = autosave.read().clashes
  expect(clash).toEqual({ field: 'headline', mine: 'Cook', theirs: 'Baker' })
  if (clash) autosave.settle(clash, 'mine')
  expect(await autosave.flush()).toBe(true)
  expect(stored().headline).toBe('Cook')
})

test('drops the own value where the person takes the other', async () => {
  const { autosave, stored, changeElsewhere } = serverWith(start)
  changeElsewhere({ headline: 'Baker' })
  autosave.change({ headline: 'Cook' })
  await autosave.flush()
  const [clash] = autosave.read().clashes
  if (clash) autosave.settle(clash, 'theirs')
  expect(await autosave.flush()).toBe(true)
  expect(stored().headline).toBe('Baker')
})

test('keeps what was typed when saving fails, says so, and sends it again', async () => {
  const { autosave, failures, failed, stored } = serverWith(start)
  failures.push(new TypeError('Failed to fetch'))
  autosave.change({ headline: 'Cook' })
  expect(await autosave.flush()).toBe(false)
  expect(failed()).toBe(1)
  expect(autosave.read()).toMatchObject({ status: 'failed', pending: { headline: 'Cook' } })
  expect(await autosave.flush()).toBe(true)
  expect(stored().headline).toBe('Cook')
})

test('a refused field is named and holds up nothing else', async () => {
  const { autosave, failures, stored } = serverWith(start)
  failures.push(new ApiError({ code: 'invalid', fields: { 'changes.website': 'A full address, please' } }))
  autosave.change({ website: 'x', headline: 'Cook' })
  expect(await autosave.flush()).toBe(false)
  expect(autosave.read()).toMatchObject({ errors: { website: 'A full address, please' }, pending: { website: 'x' } })
  expect(stored().headline).toBe('Cook')
  autosave.change({ website: 'https://ana.example' })
  expect(await autosave.flush()).toBe(true)
  expect(stored().website).toBe('https://ana.example')
})

test('a space typed at the end stays while the saved text has none', async () => {
  const { autosave } = serverWith({ ...start, headline: 'Night' })
  autosave.change({ headline: 'Night ' })
  expect(shownProfile(autosave.read()).headline).toBe('Night ')
  autosave.adopt({ ...start, headline: 'Night', version: 2 })
  expect(shownProfile({ ...autosave.read(), pending: {} }).headline).toBe('Night ')
  autosave.adopt({ ...start, headline: 'Day', version: 3 })
  expect(shownProfile({ ...autosave.read(), pending: {} }).headline).toBe('Day')
})

test('an empty name is not sent', async () => {
  const { autosave, sent } = serverWith(start)
  autosave.change({ fullName: ' ' })
  expect(await autosave.flush()).toBe(false)
  expect(sent).toEqual([])
})
