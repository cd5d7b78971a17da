import { classNames } from '../../ui/class-names.ts'
import { Section } from './section.tsx'

const SWATCHES = {
  paper: 'bg-paper',
  sunk: 'bg-sunk',
  surface: 'bg-surface',
  raised: 'bg-raised',
  ink: 'bg-ink',
  'ink-soft': 'bg-ink-soft',
  line: 'bg-line',
  'line-strong': 'bg-line-strong',
  brand: 'bg-brand',
  'brand-soft': 'bg-brand-soft',
  'brand-edge': 'bg-brand-edge',
  action: 'bg-action',
  'action-soft': 'bg-action-soft',
  data: 'bg-data',
  'data-2': 'bg-data-2',
  track: 'bg-track',
  good: 'bg-good',
  'good-soft': 'bg-good-soft',
  warn: 'bg-warn',
  'warn-soft': 'bg-warn-soft',
  bad: 'bg-bad',
  'bad-soft': 'bg-bad-soft',
  locked: 'bg-locked',
  'veil (hidden)': 'hatch',
}

export function ColourSection() {
  return (
    <Section title="Colour">
      <ul className="grid grid-cols-3 gap-3 text-xs md:grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))]">
        {Object.entries(SWATCHES).map(([name, fill]) => (
          <li key={name} className="grid gap-1.5">
            <span className={classNames('h-13 rounded-sm inset-ring inset-ring-ink/15', fill)} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const TYPE = [
  { name: 'hero 80 / 700', look: 'font-display text-hero font-bold tracking-hero', text: 'Start Smiling' },
  { name: '3xl 44 / 660', look: 'font-display text-3xl font-heading tracking-heading', text: 'Matched Candidates' },
  { name: '2xl 28', look: 'font-display text-2xl font-heading tracking-heading', text: 'Quick Wins' },
  { name: 'xl 21', look: 'font-display text-xl font-heading tracking-heading', text: 'Charge Nurse, Acute Medicine' },
  { name: 'lg 18', look: 'text-lg text-ink-soft', text: 'Most bullets name a duty and stop before the outcome.' },
  { name: 'md 16 / 420', look: 'text-md', text: 'Your résumé is private until you apply.' },
  { name: 'sm 14.5', look: 'text-sm tabular', text: 'Portland, OR (PT) · On-site · $92k–$108k' },
  { name: 'xs 13', look: 'text-xs text-ink-soft', text: 'Monitored for 14 days' },
]

export function TypeSection() {
  return (
    <Section title="Type">
      <dl className="grid gap-3">
        {TYPE.map(({ name, look, text }) => (
          <div key={name} className="grid items-baseline gap-x-4 md:grid-cols-[8rem_1fr]">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className={look}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
