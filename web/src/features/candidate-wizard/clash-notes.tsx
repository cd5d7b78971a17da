import type { ChangedField, Clash } from '#domain/profiles/merge-changes.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const names: Record<ChangedField, string> = {
  fullName: 'Full Name',
  location: 'Zip code',
  headline: 'Summary',
  yearsExperience: 'Years of experience',
  skills: 'Core skills',
  desiredTitles: 'Desired job titles',
  workPreference: 'Work preference',
  desiredLocations: 'Preferred locations',
  openToRelocation: 'Open to relocation',
  payMinimum: 'Compensation',
  payCurrency: 'Currency',
  seniority: 'Seniority',
  industries: 'Industries',
  linkedinUrl: 'LinkedIn URL',
  website: 'Website',
  phone: 'Phone',
}

type ClashNotesProps = { clashes: readonly Clash[]; onSettle: (clash: Clash, choice: 'mine' | 'theirs') => void }

/** Both tabs changed the same field: neither is overwritten until the person has chosen. */
export function ClashNotes({ clashes, onSettle }: ClashNotesProps) {
  return (
    <div role="alert" className="grid gap-4 not-empty:mb-6">
      {clashes.map((clash) => (
        <Card key={clash.field} as="section" aria-label={`${names[clash.field]} was changed in another tab`}>
          <h2 className="text-lg">{names[clash.field]} was changed in another tab</h2>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <dt className="text-ink-soft">Here</dt>
            <dd className="wrap-anywhere">{written(clash.mine)}</dd>
            <dt className="text-ink-soft">Other tab</dt>
            <dd className="wrap-anywhere">{written(clash.theirs)}</dd>
          </dl>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="sm" variant="tonal" onClick={() => onSettle(clash, 'mine')}>
              Keep mine
            </Button>
            <Button size="sm" variant="quiet" onClick={() => onSettle(clash, 'theirs')}>
              Take the other
            </Button>
          </div>
        </Card>
      ))}
    </div>
  )
}

function written(value: Clash['mine']): string {
  if (value === undefined || value === null || value === '') return 'Nothing'
  if (Array.isArray(value)) return value.length > 0 ? value.join('; ') : 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}
