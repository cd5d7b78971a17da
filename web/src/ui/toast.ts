export type ToastAction = { label: string; onPress: () => void }
export type Toast = {
  id: number
  kind: 'success' | 'failure'
  title: string
  description?: string
  action?: ToastAction
}

/** A fourth toast sends the oldest away. */
const STACK = 3
/** A failure or a toast with something to press stays longer: it has to be read and acted upon. */
const LIFE = { short: 6_000, long: 12_000 }

let toasts: readonly Toast[] = []
let lastId = 0
let held = false
const listeners = new Set<() => void>()
const clocks = new Map<number, { timer: ReturnType<typeof setTimeout> | undefined; left: number; since: number }>()

/** "Saved to shortlist" / "You can view it anytime in your saved jobs." Read politely. */
export function toastSuccess(title: string, description?: string, action?: ToastAction): void {
  show({ id: ++lastId, kind: 'success', title, description, action })
}

/** "Failed to save" / "Please try again". Read at once. */
export function toastFailure(title: string, description?: string, action?: ToastAction): void {
  show({ id: ++lastId, kind: 'failure', title, description, action })
}

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  publish(toasts.filter((toast) => toast.id !== id))
}

export function dismissAllToasts(): void {
  for (const { id } of toasts) dismissToast(id)
}

/** While the pointer or the focus is on the stack, nothing leaves. */
export function holdToasts(): void {
  if (held) return
  held = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.left -= Date.now() - clock.since
  }
}

export function releaseToasts(): void {
  if (!held) return
  held = false
  for (const id of clocks.keys()) start(id)
}

export function readToasts(): readonly Toast[] {
  return toasts
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(toast: Toast): void {
  const twin = toasts.find((other) => other.title === toast.title && other.description === toast.description)
  if (twin) dismissToast(twin.id)
  const gone = toasts.slice(0, Math.max(0, toasts.length - STACK + 1))
  for (const { id } of gone) dismissToast(id)
  const life = toast.kind === 'failure' || toast.action ? LIFE.long : LIFE.short
  clocks.set(toast.id, { timer: undefined, left: life, since: Date.now() })
  publish([...toasts, toast])
  if (!held) start(toast.id)
}

function start(id: number): void {
  const clock = clocks.get(id)
  if (!clock) return
  clock.since = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), Math.max(clock.left, 1_000))
}

function publish(next: readonly Toast[]): void {
  toasts = next
  if (next.length === 0) held = false
  for (const listener of listeners) listener()
}
