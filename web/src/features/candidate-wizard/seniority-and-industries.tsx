import { useState } from 'react'
import { wizardLimits } from '#domain/profiles/limits.ts'
import type { ProfileChanges, ProfileView } from '#domain/profiles/schema.ts'
import { ChipCombobox } from '../../ui/chip-combobox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useSuggestions } from '../profiles/use-suggestions.ts'

const levels: { value: NonNullable<ProfileView['seniority']>; label: string }[] = [
  { value: 'junior', label: 'Junior' },
  { value: 'mid', label: 'Mid' },
  { value: 'senior', label: 'Senior' },
  { value: 'staff_plus', label: 'Staff+' },
]

type SeniorityAndIndustriesProps = {
  profile: ProfileView
  error?: string
  onChange: (part: ProfileChanges) => void
}

export function SeniorityAndIndustries({ profile, error, onChange }: SeniorityAndIndustriesProps) {
  const suggest = useSuggestions('industry')
  const [isFull, setFull] = useState(false)
  return (
    <Disclosure
      title="Add seniority & industries"
      heading="h2"
      startsOpen={profile.seniority !== null || profile.industries.length > 0}
    >
      <div className="grid gap-7">
        <SegmentedControl
          legend="Seniority"
          choices={levels}
          value={profile.seniority}
          onChange={(seniority) => onChange({ seniority })}
        />
        <ChipCombobox
          label="Industries"
          helper="Press Enter to add."
          error={error ?? (isFull ? `Up to ${wizardLimits.industries}. Remove one to add another.` : undefined)}
          values={profile.industries}
          onChange={(industries) => {
            setFull(false)
            onChange({ industries })
          }}
          suggest={suggest}
          max={wizardLimits.industries}
          addButton
          onRefused={(reason) => setFull(reason === 'full')}
        />
      </div>
    </Disclosure>
  )
}
