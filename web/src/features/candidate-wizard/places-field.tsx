import { useState } from 'react'
import { wizardLimits } from '#domain/profiles/limits.ts'
import type { ProfileChanges, ProfileView } from '#domain/profiles/schema.ts'
import { ChipCombobox } from '../../ui/chip-combobox.tsx'
import { Switch } from '../../ui/switch.tsx'
import { placeWords } from '../profiles/place-words.ts'
import { useSuggestions } from '../profiles/use-suggestions.ts'

type PlacesFieldProps = { profile: ProfileView; error?: string; onChange: (part: ProfileChanges) => void }

export function PlacesField({ profile, error, onChange }: PlacesFieldProps) {
  const suggest = useSuggestions('place')
  const [isFull, setFull] = useState(false)
  return (
    <div className="grid gap-3">
      <ChipCombobox
        label="Preferred locations"
        helper="City, State. Press Enter to add."
        error={error ?? (isFull ? `Up to ${wizardLimits.locations} places. Remove one to add another.` : undefined)}
        values={profile.desiredLocations}
        describe={placeWords(profile)}
        onChange={(desiredLocations) => {
          setFull(false)
          onChange({ desiredLocations })
        }}
        suggest={suggest}
        max={wizardLimits.locations}
        addButton
        onRefused={(reason) => setFull(reason === 'full')}
        placeholder="Portland, OR"
      />
      <Switch
        label="Open to relocation"
        checked={profile.openToRelocation}
        onChange={(openToRelocation) => onChange({ openToRelocation })}
      />
    </div>
  )
}
