import { useController, useFormContext } from 'react-hook-form'
import type { ReviewView } from '#domain/jobs/views.ts'
import { workModeWords } from '#domain/profiles/work-mode-words.ts'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormSection } from './form-section.tsx'
import type { JobFields } from './job-fields.ts'
import { LeakNotes } from './leak-notes.tsx'
import type { LeakPart } from './leaks-of.ts'
import { ReadBack } from './read-back.tsx'

const modes = [
  { value: 'remote', label: workModeWords.remote },
  { value: 'hybrid', label: workModeWords.hybrid },
  { value: 'onsite', label: workModeWords.onsite },
] as const

const texts = [
  { name: 'location', label: 'Location', example: 'Portland, OR', back: 'place' },
  { name: 'employmentType', label: 'Employment type', example: 'Full-time', back: 'employmentType' },
  { name: 'seniority', label: 'Seniority', example: 'Senior', back: 'seniority' },
  { name: 'compRange', label: 'Compensation range', example: '$60,000 to $90,000 a year', back: 'pay' },
] as const

/** Free text, read back in one line each: what we can't read, candidates still see, but can't filter by. */
export function TermsSection({ review, leaks }: { review: ReviewView | undefined; leaks: LeakPart }) {
  const form = useFormContext<JobFields>()
  const workMode = useController({ control: form.control, name: 'workMode' })
  return (
    <FormSection
      title="Where, when and for how much"
      lead="Write it your way. We read it back, so you see what people can filter by."
    >
      <SegmentedControl
        legend="Work mode"
        choices={modes}
        value={workMode.field.value === '' ? null : workMode.field.value}
        onChange={workMode.field.onChange}
        error={workMode.fieldState.error?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {texts.map(({ name, label, example, back }) => (
          <div key={name} className="grid content-start gap-1.5">
            <Field label={label} note="(optional)" error={form.formState.errors[name]?.message}>
              <TextInput placeholder={example} {...form.register(name)} />
            </Field>
            <ReadBack reading={review?.readBack[back]} />
            <LeakNotes field={name} {...leaks} />
          </div>
        ))}
      </div>
    </FormSection>
  )
}
