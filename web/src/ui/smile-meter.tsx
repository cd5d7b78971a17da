import { classNames } from './class-names.ts'
import { smileCurve } from './smile-curve.ts'

export type SmileSize = 48 | 56 | 64 | 72 | 96 | 120 | 132 | 160

const WIDTH_OF_LINE: Record<SmileSize, number> = { 48: 10, 56: 9.5, 64: 9, 72: 9, 96: 8.5, 120: 8, 132: 8, 160: 8 }

type SmileMeterProps = {
  /** 0 to 100; null is "not enough data", which never borrows the shape of 0. */
  value: number | null
  /** What is measured: "Composite". Read to people who cannot see it, and written below unless `nameless`. */
  label: string
  size?: SmileSize
  nameless?: boolean
  /** What stands below instead of the label, such as "No score yet". */
  caption?: string
  className?: string
  /** For a size that follows the screen: `max-md:w-33 max-md:h-auto`. */
  svgClassName?: string
}

/** A score drawn as a smile: the figure is the eyes, the score is the mouth. */
export function SmileMeter({ value, label, size = 96, nameless, caption, className, svgClassName }: SmileMeterProps) {
  const shown = value === null ? null : Math.round(Math.min(Math.max(value, 0), 100))
  const reading =
    shown === null
      ? ({ role: 'img', 'aria-label': `${label}: not enough data` } as const)
      : ({
          role: 'meter',
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': shown,
          'aria-label': `${label}: ${shown} of 100`,
        } as const)
  return (
    <div {...reading} className={classNames('inline-grid justify-items-center text-center', className)}>
      <svg
        viewBox="0 0 100 84"
        width={size}
        height={Math.round(size * 0.84)}
        aria-hidden="true"
        className={classNames('block overflow-visible', svgClassName)}
      >
        {shown === null ? <Missing width={WIDTH_OF_LINE[size] - 1.5} /> : <Smile value={shown} size={size} />}
      </svg>
      {!nameless && <span className={captionClass(size)}>{caption ?? label}</span>}
    </div>
  )
}

function Smile({ value, size }: { value: number; size: SmileSize }) {
  const d = smileCurve(value)
  const width = WIDTH_OF_LINE[size]
  return (
    <>
      <path d={d} className="smile-line stroke-brand-edge" strokeWidth={width + (size >= 96 ? 2.4 : 3.2)} />
      <path d={d} className="smile-line stroke-brand" strokeWidth={width} />
      <text
        x="49"
        y="52"
        textAnchor="middle"
        fontSize={value === 100 ? 33 : 38}
        letterSpacing="-0.03em"
        className="tabular fill-ink font-display font-figure"
      >
        {value}
      </text>
    </>
  )
}

function Missing({ width }: { width: number }) {
  return (
    <>
      <circle cx="38" cy="42" r="5" className="fill-line-strong" />
      <circle cx="62" cy="42" r="5" className="fill-line-strong" />
      <path d="M22 71H78" fill="none" strokeWidth={width} strokeDasharray="12 10" className="stroke-line-strong" />
    </>
  )
}

function captionClass(size: SmileSize): string {
  if (size >= 120) return 'mt-1.5 font-display text-lg leading-control font-strong text-ink'
  if (size === 96) return 'mt-1 text-sm leading-snug font-medium text-ink'
  return 'mt-1 text-xs leading-snug text-ink-soft'
}
