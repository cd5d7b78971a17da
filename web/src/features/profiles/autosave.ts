import type { Clash } from '#domain/profiles/merge-changes.ts'
import { isSame, mergeChanges } from '#domain/profiles/merge-changes.ts'
import type { ProfileChanges, ProfileView } from '#domain/profiles/schema.ts'
import { readProblem } from '../../api-error.ts'

export type AutosaveState = {
  /** The profile as the server last told it. */
  saved: ProfileView
  /** What the person changed and the server does not have yet. */
  pending: ProfileChanges
  /** The last that was typed into each field of this page, with the space at its end. */
  typed: ProfileChanges
  clashes: readonly Clash[]
  errors: Record<string, string>
  status: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'
}

export type AutosaveWays = {
  send: (input: { version: number; changes: ProfileChanges }) => Promise<ProfileView>
  sendOnLeaving: (input: { version: number; changes: ProfileChanges }) => void
  load: () => Promise<ProfileView>
  onSaved: (profile: ProfileView) => void
  onFailed: () => void
  delay: number
}

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Sends only what was changed, a moment after the last change, one request at a time. What another tab wrote meanwhile is
 * kept; where both changed the same field, both values wait for the person.
 */
export function createAutosave(start: ProfileView, ways: AutosaveWays, kept: ProfileChanges = {}) {
  let state: AutosaveState = { saved: start, pending: kept, typed: {}, clashes: [], errors: {}, status: 'idle' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  const listeners = new Set<() => void>()
  if (Object.keys(kept).length > 0) schedule()

  function set(part: Partial<AutosaveState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function schedule() {
    clearTimeout(timer)
    set({ status: 'waiting' })
    timer = setTimeout(() => void flush(), ways.delay)
  }

  function change(part: ProfileChanges) {
    const fields = Object.keys(part)
    const errors = Object.fromEntries(Object.entries(state.errors).filter(([field]) => !fields.includes(field)))
    set({ pending: { ...state.pending, ...part }, typed: { ...state.typed, ...part }, errors })
    schedule()
  }

  /** True when the server has everything; waits for a request that is under way. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (running) await running
    running = save()
    try {
      return await running
    } finally {
      running = null
    }
  }

  async function save(): Promise<boolean> {
    const changes = sendable(state)
    if (Object.keys(changes).length === 0) {
      set({ status: hasPending(state) ? 'idle' : state.status === 'idle' ? 'idle' : 'saved' })
      return !hasPending(state) && state.clashes.length === 0
    }
    set({ status: 'saving' })
    try {
      const saved = await ways.send({ version: state.saved.version, changes })
      set({ saved, pending: without(state.pending, changes) })
      set({ status: hasPending(state) ? 'waiting' : 'saved' })
      ways.onSaved(saved)
      return hasPending(state) ? await save() : state.clashes.length === 0
    } catch (error) {
      return afterFailure(error)
    }
  }

  async function afterFailure(error: unknown): Promise<boolean> {
    const { code, fields } = readProblem(error)
    if (code === 'conflict') {
      const latest = await loadLatest()
      if (latest) {
        adopt(latest)
        return save()
      }
    }
    const errors = code === 'invalid' ? fieldErrors(fields) : {}
    if (Object.keys(errors).length > 0) {
      // The rest need not wait for what has to be corrected.
      set({ errors: { ...state.errors, ...errors }, status: 'idle' })
      return Object.keys(sendable(state)).length > 0 ? (await save()) && false : false
    }
    set({ status: 'failed' })
    ways.onFailed()
    return false
  }

  async function loadLatest(): Promise<ProfileView | null> {
    try {
      return await ways.load()
    } catch {
      return null
    }
  }

  /** The profile has moved on elsewhere: in another tab, or by another part of this page. */
  function adopt(latest: ProfileView) {
    if (latest.version <= state.saved.version) return
    const merged = mergeChanges(state.saved, latest, state.pending)
    const open = state.clashes.filter((clash) => !merged.clashes.some(({ field }) => field === clash.field))
    set({ saved: latest, pending: merged.changes, clashes: [...open, ...merged.clashes] })
  }

  /** The person has decided which of the two values counts. */
  function settle(clash: Clash, choice: 'mine' | 'theirs') {
    set({ clashes: state.clashes.filter(({ field }) => field !== clash.field) })
    if (choice === 'mine') change({ [clash.field]: clash.mine })
  }

  function leave() {
    clearTimeout(timer)
    const changes = sendable(state)
    if (Object.keys(changes).length > 0) ways.sendOnLeaving({ version: state.saved.version, changes })
  }

  return {
    change,
    flush,
    adopt,
    settle,
    leave,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The profile as the form shows it: what was typed stays as typed while it means what is saved. */
export function shownProfile({ saved, typed, pending }: AutosaveState): ProfileView {
  const stored: Record<string, unknown> = saved
  const asTyped = Object.entries(typed).filter(
    ([field, value]) => typeof value === 'string' && value.trim() === (stored[field] ?? ''),
  )
  return { ...saved, ...Object.fromEntries(asTyped), ...pending }
}

function hasPending({ pending }: AutosaveState): boolean {
  return Object.keys(pending).length > 0
}

/** What may go: not what was refused as it stands, and no empty name, which the server would refuse. */
function sendable({ pending, errors }: AutosaveState): ProfileChanges {
  return Object.fromEntries(
    Object.entries(pending).filter(
      ([field, value]) => errors[field] === undefined && !(field === 'fullName' && String(value).trim() === ''),
    ),
  )
}

/** What was typed again while the request was under way is still to be sent. */
function without(pending: ProfileChanges, sent: ProfileChanges): ProfileChanges {
  const values: Record<string, unknown> = sent
  return Object.fromEntries(
    Object.entries(pending).filter(([field, value]) => !(field in values && isSame(value, values[field]))),
  )
}

/** 'changes.linkedinUrl' and 'changes.skills.3' both belong to a field of the form. */
function fieldErrors(fields: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) {
    const [first, field] = path.split('.')
    if (first === 'changes' && field) errors[field] ??= message
  }
  return errors
}
