import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Toaster } from './toaster.tsx'

type DialogProps = {
  open: boolean
  /** Asked for by Escape, the cross or a press outside; the caller sets `open`. */
  onClose: () => void
  title: string
  description?: ReactNode
  /** Beside the title: a tile, a badge. */
  lead?: ReactNode
  /** The buttons, last one primary. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  role?: 'dialog' | 'alertdialog'
  /** The body. The element with `data-autofocus` gets the focus, else the title. */
  children?: ReactNode
}

const SIZES = { small: 'max-w-120', medium: 'max-w-160', large: 'max-w-184' }

/** A native modal dialog: the platform traps the focus, makes the page inert and gives the focus back. */
export function Dialog({ open, onClose, role = 'dialog', size = 'medium', ...content }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const descriptionId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const root = document.documentElement
    if (window.innerWidth > root.clientWidth) root.dataset.held = 'bar'
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? document.getElementById(titleId)
    first?.focus()
    return () => {
      element.close()
      delete root.dataset.held
    }
  }, [open, titleId])

  function pressOutside(event: MouseEvent) {
    if (event.target === event.currentTarget && role === 'dialog') onClose()
  }

  return (
    // The platform gives keyboard users Escape; the click only adds "outside" for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={content.description ? descriptionId : undefined}
      onClick={pressOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-transparent p-0 px-3 py-4 text-ink open:flex max-md:flex-col md:px-gutter md:py-12"
    >
      {open && (
        <div
          className={classNames(
            'arrive m-auto w-full overflow-clip rounded-dialog border border-line bg-raised shadow-lift md:mt-0',
            SIZES[size],
          )}
        >
          <header className="flex items-start gap-4 px-4 pt-5 pb-4 md:px-6 md:pt-6 md:pb-5">
            {content.lead}
            <div className="grid min-w-0 gap-1.5">
              <h2 id={titleId} tabIndex={-1} className={size === 'large' ? 'text-2xl' : 'text-xl'}>
                {content.title}
              </h2>
              {content.description && (
                <div id={descriptionId} className="text-sm text-ink-soft">
                  {content.description}
                </div>
              )}
            </div>
            <IconButton icon={X} label="Close" onClick={onClose} className="-mt-2 -mr-2 ml-auto" />
          </header>
          {content.children && <div className="px-4 pb-6 md:px-6">{content.children}</div>}
          {content.footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line bg-surface p-4 max-md:*:flex-1 md:px-6">
              {content.footer}
            </footer>
          )}
        </div>
      )}
      {open && <Toaster inDialog />}
    </dialog>
  )
}
