import { useQuery } from '@tanstack/react-query'
import { yearsDiffer } from '#domain/profiles/experience.ts'
import { profileLimits } from '#domain/profiles/limits.ts'
import type { ProfileChanges, ProfileView } from '#domain/profiles/schema.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { resumeHintsQuery } from '../profiles/queries.ts'

type YearsFieldProps = { profile: ProfileView; error?: string; onChange: (part: ProfileChanges) => void }

export function YearsField({ profile, error, onChange }: YearsFieldProps) {
  const { data: hints } = useQuery(resumeHintsQuery)
  const years = profile.yearsExperience
  const isFar = yearsDiffer(years, hints?.yearsExperience ?? null)

  function type(written: string) {
    const typed = written.replace(/\D/g, '')
    onChange({ yearsExperience: typed === '' ? null : Math.min(Number(typed), profileLimits.yearsExperience) })
  }

  return (
    <Field
      label="Years of experience"
      error={error}
      helper={
        isFar
          ? `Your résumé reads like about ${Math.round(hints?.yearsExperience ?? 0)} years. Keep yours if it is right.`
          : `0 to ${profileLimits.yearsExperience}`
      }
    >
      <TextInput
        inputMode="numeric"
        className="max-w-28"
        value={years ?? ''}
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  )
}
