import { useState } from 'react'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const digits = 5

type ZipFieldProps = { profile: ProfileView; error?: string; onChange: (zip: string | null) => void }

/** Digits only, five of them; fewer are kept on the page and not saved. */
export function ZipField({ profile, error, onChange }: ZipFieldProps) {
  const [partial, setPartial] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const { location, zipPlace } = profile
  const place = partial === null && zipPlace?.zip === location ? zipPlace?.place : undefined
  const shown = partial ?? location ?? ''

  function type(written: string) {
    const zip = written.replace(/\D/g, '').slice(0, digits)
    const isWhole = zip.length === digits || zip === ''
    setPartial(isWhole ? null : zip)
    setLeft(false)
    if (isWhole) onChange(zip || null)
  }

  return (
    <Field
      label="Location"
      note="(optional)"
      helper={
        place
          ? `${place}. It tells the area, never the street.`
          : 'Zip code, five digits. It tells the area, never the street.'
      }
      error={error ?? (partial !== null && isLeft ? 'Five digits, please' : undefined)}
    >
      <TextInput
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="97201"
        className="max-w-40"
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setLeft(true)}
      />
    </Field>
  )
}
