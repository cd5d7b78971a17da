import { classNames } from './class-names.ts'

export type Strength = 'weak' | 'okay' | 'strong'
const STEPS: Strength[] = ['weak', 'okay', 'strong']
const WORDS: Record<Strength, string> = { weak: 'Weak', okay: 'Okay', strong: 'Strong' }

/** How strong a password is, in three steps and a word; errors are said separately. */
export function StrengthBar({ strength }: { strength: Strength }) {
  const reached = STEPS.indexOf(strength)
  return (
    <div role="status" className="grid grid-cols-[1fr_1fr_1fr_auto] items-center gap-1 text-xs">
      <span className="sr-only">Password strength:</span>
      {STEPS.map((step, index) => (
        <span
          key={step}
          aria-hidden="true"
          className={classNames('h-1.5 rounded-xs', index <= reached ? 'bg-data' : 'bg-line')}
        />
      ))}
      <b className="min-w-13 text-right">{WORDS[strength]}</b>
    </div>
  )
}
