import { classNames } from './class-names.ts'
import { FACE_BOX, smileCurve } from './smile-curve.ts'

/** The 24 px variant: no room for a figure, so the disc grows eyes and the figure stands beside it. */
export function SmileFace({ value, className }: { value: number | null; className?: string }) {
  const missing = value === null
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('size-6 flex-none', className)}>
      <circle
        cx="12"
        cy="12"
        r={missing ? 11.5 : 12}
        className={missing ? 'fill-locked-soft stroke-veil' : 'fill-brand'}
      />
      <circle cx="8.4" cy="9" r="1.6" className={missing ? 'fill-locked' : 'fill-brand-ink'} />
      <circle cx="15.6" cy="9" r="1.6" className={missing ? 'fill-locked' : 'fill-brand-ink'} />
      <path
        d={missing ? 'M8 16H16' : smileCurve(value, FACE_BOX)}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className={missing ? 'stroke-locked' : 'stroke-brand-ink'}
      />
    </svg>
  )
}

/** The disc with its figure and, where it is not plain from the context, its name. */
export function SmileScore({ value, label, named }: { value: number | null; label: string; named?: boolean }) {
  const spoken = value === null ? `${label}: not enough data` : `${label}: ${Math.round(value)} of 100`
  return (
    <span className="inline-flex items-center gap-2 text-sm" role="img" aria-label={spoken}>
      <SmileFace value={value} />
      {value === null ? (
        <span className="text-xs text-ink-soft">No score</span>
      ) : (
        <b className="tabular font-display text-lg leading-none font-figure">{Math.round(value)}</b>
      )}
      {named && <span className="text-ink-soft">{label}</span>}
    </span>
  )
}
