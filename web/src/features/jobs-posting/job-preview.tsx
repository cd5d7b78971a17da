import { Banknote, Clock3, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { workModeWords } from '#domain/profiles/work-mode-words.ts'
import { Card } from '../../ui/card.tsx'
import { Chip, ChipList } from '../../ui/chip.tsx'
import { Icon, type IconOf } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials-of.ts'
import { Tile } from '../../ui/tile.tsx'
import type { JobFields } from './job-fields.ts'

/** The role as a candidate meets it, while it is being written. */
export function JobPreview({ companyName }: { companyName: string }) {
  const { control } = useFormContext<JobFields>()
  const fields = useWatch({ control }) as JobFields
  const place = [fields.workMode && workModeWords[fields.workMode], fields.location].filter(Boolean).join(', ')
  const [company, ...traits] = fields.isAnonymous ? fields.companyDisplay.split(' · ') : [companyName]
  return (
    <section aria-labelledby="preview-heading" className="grid w-full gap-3">
      <h2 id="preview-heading" className="text-lg">
        What candidates see
      </h2>
      <Card className="grid gap-4">
        <div className="flex items-start gap-3">
          {fields.isAnonymous ? <Tile kind="hidden" /> : <Tile kind="known" initials={initialsOf(companyName)} />}
          <div className="min-w-0">
            <p className="text-lg leading-snug font-strong wrap-anywhere">{fields.title || 'Your title'}</p>
            <p className="text-sm wrap-anywhere">
              <b className="block font-strong">{company}</b>
              <span className="text-ink-soft">{traits.join(', ')}</span>
            </p>
          </div>
        </div>
        <dl className="grid gap-1.5 text-sm">
          <Term icon={MapPin} name="Place" value={place} missing="Place not said" />
          <Term icon={Clock3} name="Type" value={fields.employmentType} missing="Type not said" />
          <Term icon={Banknote} name="Pay" value={fields.compRange} missing="Pay not shown" />
        </dl>
        {fields.skills.length > 0 && (
          <ChipList label="Skills">
            {fields.skills.map((one) => (
              <Chip key={one.skill}>{one.skill}</Chip>
            ))}
          </ChipList>
        )}
      </Card>
    </section>
  )
}

function Term({
  icon,
  name,
  value,
  missing,
}: {
  icon: IconOf
  name: string
  value: string
  missing: string
}): ReactNode {
  return (
    <div className="flex items-start gap-2">
      <dt>
        <Icon of={icon} className="mt-0.5 text-ink-soft" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className={value ? 'wrap-anywhere' : 'text-ink-soft'}>{value || missing}</dd>
    </div>
  )
}
