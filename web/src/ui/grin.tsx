import { classNames } from './class-names.ts'

const MOUTH = 'M44 26A214 214 0 0 0 436 26'

/** The wide mouth below a pair of cards, on the pages that welcome; a score is a SmileMeter. */
export function Grin({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 214" aria-hidden="true" className={classNames('w-full overflow-visible', className)}>
      <path d={MOUTH} fill="none" strokeWidth="33" strokeLinecap="round" className="stroke-brand-edge" />
      <path d={MOUTH} fill="none" strokeWidth="30" strokeLinecap="round" className="stroke-brand" />
    </svg>
  )
}
