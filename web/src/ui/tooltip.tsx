import { cloneElement, type ReactElement, useId, useRef, useState } from 'react'
import { useAnchored } from './use-anchored.ts'

type TooltipProps = {
  text: string
  /** One focusable element; it gets the text as its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** An extra word under pointer or focus ("Friday, 20 November, 14:00"). Nothing one needs may live only here. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useAnchored<HTMLSpanElement>(anchor, open, { side: 'above', align: 'centre' })
  return (
    // Only listens to what its child bubbles up; the child is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        hidden={!open}
        className="arrive fixed inset-auto m-0 max-w-70 rounded-sm border-0 bg-ink px-2.5 py-1.5 text-xs text-surface"
      >
        {text}
      </span>
    </span>
  )
}
