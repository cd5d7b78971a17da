import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { dismissToast, holdToasts, readToasts, releaseToasts, type Toast, watchToasts } from './toast.ts'

/** An open modal dialog makes the rest of the page inert, so the innermost host shows the toasts. */
let hosts: readonly symbol[] = []
const hostListeners = new Set<() => void>()

function changeHosts(next: readonly symbol[]) {
  hosts = next
  for (const listener of hostListeners) listener()
}

function watchHosts(listener: () => void) {
  hostListeners.add(listener)
  return () => hostListeners.delete(listener)
}

/** On phones they rise from the foot, above the bar of a sequence; in a dialog they stand under it, so that its cross and buttons stay free. */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const [me] = useState(() => Symbol('toaster'))
  useEffect(() => {
    changeHosts([...hosts, me])
    return () => changeHosts(hosts.filter((host) => host !== me))
  }, [me])
  const host = useSyncExternalStore(
    watchHosts,
    () => hosts.at(-1),
    () => undefined,
  )
  const toasts = useSyncExternalStore(watchToasts, readToasts, () => NONE)
  if (host !== me || toasts.length === 0) return null
  return (
    <section
      aria-label="Messages"
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
      className={classNames(
        'z-20 md:fixed md:w-96',
        inDialog
          ? 'max-md:sticky max-md:bottom-0 max-md:pt-3 md:bottom-4 md:left-gutter'
          : 'max-md:fixed max-md:inset-x-4 max-md:bottom-4 md:top-21 md:right-gutter md:bottom-auto md:left-auto max-md:[body:has([data-flow-bar])_&]:bottom-28',
      )}
    >
      <ol className="grid gap-3">
        {toasts.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const NONE: readonly Toast[] = []

export function ToastCard({ toast }: { toast: Toast }) {
  const failed = toast.kind === 'failure'
  return (
    <div
      className={classNames(
        'arrive grid grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-card border bg-raised py-3.5 pr-2.5 pl-4 text-sm shadow-lift',
        failed ? 'border-bad' : 'border-line',
      )}
    >
      <Icon of={failed ? CircleAlert : CircleCheck} className={failed ? 'mt-px text-bad' : 'mt-px text-good'} />
      <Words toast={toast} />
      <IconButton
        icon={X}
        label={`Dismiss: ${toast.title}`}
        onClick={() => dismissToast(toast.id)}
        small
        className="-mt-1 text-ink-soft"
      />
    </div>
  )
}

/** Readers announce what appears inside a live region that was there before, so the words come one step later. */
function Words({ toast: { id, kind, title, description, action } }: { toast: Toast }) {
  const [filled, setFilled] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFilled(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div role={kind === 'failure' ? 'alert' : 'status'} aria-atomic="true">
      {filled && (
        <>
          <b className="block">{title}</b>
          {description}{' '}
          {action && (
            <button
              type="button"
              className="font-medium text-action underline-offset-4 hover:underline"
              onClick={() => {
                dismissToast(id)
                action.onPress()
              }}
            >
              {action.label}
            </button>
          )}
        </>
      )}
    </div>
  )
}
