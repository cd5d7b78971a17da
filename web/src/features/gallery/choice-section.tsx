import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AddChip, Chip, ChipList } from '../../ui/chip.tsx'
import { ChipCombobox } from '../../ui/chip-combobox.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Pair, Section } from './section.tsx'

const TITLES = [
  { value: 'Clinical nurse educator', hint: 'Nursing' },
  { value: 'Clinic manager', hint: 'Operations' },
  { value: 'Nurse manager', hint: 'Nursing' },
]
const PAY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

export function ChoiceSection() {
  const [titles, setTitles] = useState(['Charge nurse', 'Ward lead'])
  const [refused, setRefused] = useState<string>()
  const [role, setRole] = useState<'seeker' | 'employer'>('seeker')
  const [mode, setMode] = useState<'remote' | 'hybrid' | 'onsite'>('hybrid')
  const [unlocked, setUnlocked] = useState(true)
  const [stretch, setStretch] = useState(false)
  const [pay, setPay] = useState(90_000)
  return (
    <Section title="Choices">
      <Pair>
        <div className="grid gap-4">
          <ChipCombobox
            label="Target titles"
            values={titles}
            onChange={(values) => {
              setTitles(values)
              setRefused(undefined)
            }}
            suggest={(typed) => TITLES.filter(({ value }) => value.toLowerCase().includes(typed.toLowerCase()))}
            max={3}
            addButton
            error={refused}
            onRefused={(reason) => setRefused(reason === 'full' ? 'Three titles are enough' : 'Already in your list')}
          />
          <ChipList label="Suggested from your résumé">
            <span className="text-sm text-ink-soft">Suggested from your résumé:</span>
            <AddChip onAdd={() => setTitles([...titles, 'Nurse Manager'])} disabled={titles.length > 2}>
              Nurse Manager
            </AddChip>
            <AddChip onAdd={() => setTitles([...titles, 'Shift Lead'])} disabled={titles.length > 2}>
              Shift Lead
            </AddChip>
          </ChipList>
          <ChipList label="Kinds of chips">
            <Chip kind="matched">Triage</Chip>
            <Chip kind="part">Telemetry, listed only</Chip>
            <Chip kind="missing">ACLS</Chip>
            <Chip>Python</Chip>
          </ChipList>
        </div>
        <div className="grid gap-4">
          <RadioCards
            legend="I am a…"
            value={role}
            onChange={setRole}
            choices={[
              { value: 'seeker', label: 'Job Seeker', hint: 'Looking for opportunities' },
              { value: 'employer', label: 'Employer', hint: 'Looking to hire talent' },
            ]}
          />
          <SegmentedControl
            legend="Work mode"
            legendHidden
            value={mode}
            onChange={setMode}
            choices={[
              { value: 'remote', label: 'Remote' },
              { value: 'hybrid', label: 'Hybrid' },
              { value: 'onsite', label: 'On-site' },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Switch label="Unlocked only" checked={unlocked} onChange={setUnlocked} />
            <Switch label="Show stretch jobs" checked={stretch} onChange={setStretch} />
            <Switch label="Off" checked={false} onChange={() => undefined} disabled />
          </div>
          <div className="flex flex-wrap gap-3">
            <Checkbox label="Open to relocation" defaultChecked />
            <Checkbox label="Tell me by e-mail" />
            <Checkbox label="Not now" disabled />
          </div>
          <Slider
            label="Pay, at least"
            value={pay}
            onChange={setPay}
            min={30_000}
            max={300_000}
            step={5_000}
            format={(value) => `${PAY.format(value)}+`}
          />
        </div>
      </Pair>
    </Section>
  )
}
