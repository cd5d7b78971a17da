import { Check, CircleDashed, Minus, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const SHAPE = 'inline-flex max-w-full items-center gap-1.5 rounded-pill border px-3 leading-snug wrap-anywhere'

type ChipKind = 'plain' | 'matched' | 'part' | 'missing'
const KINDS: Record<ChipKind, { look: string; icon?: typeof Check; word?: string }> = {
  plain: { look: 'border-line bg-surface text-ink' },
  matched: { look: 'border-transparent bg-good-soft text-good', icon: Check, word: 'Matched: ' },
  part: { look: 'border-good bg-surface text-good', icon: Minus, word: 'Listed only: ' },
  missing: { look: 'border-dashed border-line-strong text-ink-soft', icon: CircleDashed, word: 'Missing: ' },
}

/** A skill. The kind is shown by icon and line and read out, never by colour alone. */
export function Chip({ kind = 'plain', children }: { kind?: ChipKind; children: ReactNode }) {
  const { look, icon, word } = KINDS[kind]
  return (
    <span className={classNames(SHAPE, 'min-h-7 text-xs', look)}>
      {icon && <Icon of={icon} />}
      {word && <span className="sr-only">{word}</span>}
      {children}
    </span>
  )
}

/** A chosen value that can be taken back. */
export function ChosenChip({
  children,
  onRemove,
  disabled,
}: {
  children: string
  onRemove: () => void
  disabled?: boolean
}) {
  return (
    <span className={classNames(SHAPE, 'min-h-8 border-line bg-surface pr-1 text-sm text-ink')}>
      {children}
      <button
        type="button"
        aria-label={`Remove ${children}`}
        disabled={disabled}
        onClick={onRemove}
        className="relative grid size-6 place-items-center rounded-pill text-ink-soft after:absolute after:-inset-1.5 hover:bg-sunk hover:text-ink"
      >
        <Icon of={X} className="text-xs" />
      </button>
    </span>
  )
}

/** A suggestion that one press adds. */
export function AddChip({ children, onAdd, disabled }: { children: string; onAdd: () => void; disabled?: boolean }) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onAdd}
      className={classNames(
        SHAPE,
        'min-h-7 border-dashed border-line-strong text-xs text-action hover:bg-action-soft disabled:text-ink-soft pointer-coarse:min-h-target',
      )}
    >
      <Icon of={Plus} />
      <span className="sr-only">Add </span>
      {children}
    </button>
  )
}

export function ChipList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      {children}
    </div>
  )
}
