import { Lock } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type TileProps = {
  /** `known` and `second` show initials; `hidden` is the hatch: a lock, or the initials of a code name. */
  kind: 'known' | 'second' | 'hidden'
  initials?: string
  size?: 'sm' | 'md' | 'lg'
  /** A logo or photo that may be shown. */
  image?: string
}

const KINDS = {
  known: 'bg-ink text-surface',
  second: 'bg-brand-soft text-ink inset-ring inset-ring-brand-edge/35',
  hidden: 'hatch inset-ring inset-ring-veil',
}
const SIZES = {
  sm: 'size-7 rounded-sm text-xs',
  md: 'size-10 rounded-sm text-md',
  lg: 'size-14 rounded-card text-xl',
}

/** Company or person, the same size whether known or not. The name stands beside it, so it says nothing itself. */
export function Tile({ kind, initials, size = 'md', image }: TileProps) {
  const shape = classNames(
    'inline-grid flex-none place-items-center font-display leading-none font-figure tracking-heading',
    SIZES[size],
  )
  if (image && kind !== 'hidden') return <img src={image} alt="" className={classNames(shape, 'object-cover')} />
  return (
    <span aria-hidden="true" className={classNames(shape, KINDS[kind])}>
      {initials ?? <Icon of={Lock} />}
    </span>
  )
}

/** A blanked line of a résumé: `<Redacted className="w-36" />`. */
export function Redacted({ label = 'Hidden', className }: { label?: string; className?: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames(
        'hatch inline-block h-[1.05em] rounded-xs align-[-0.18em] inset-ring inset-ring-veil',
        className,
      )}
    />
  )
}
