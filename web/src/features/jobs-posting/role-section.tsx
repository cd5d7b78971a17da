import { useFormContext, useWatch } from 'react-hook-form'
import { jobLimits } from '#domain/jobs/limits.ts'
import type { ReviewView } from '#domain/jobs/views.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormSection } from './form-section.tsx'
import type { JobFields } from './job-fields.ts'
import { LeakNotes } from './leak-notes.tsx'
import type { LeakPart } from './leaks-of.ts'
import { WordingNotes } from './wording-notes.tsx'

export function RoleSection({ review, leaks }: { review: ReviewView | undefined; leaks: LeakPart }) {
  const form = useFormContext<JobFields>()
  const { errors } = form.formState
  const length = useWatch({ control: form.control, name: 'description' }).length
  return (
    <FormSection title="The role">
      <div className="grid gap-2">
        <Field label="Title" error={errors.title?.message} helper="What people would search for: “Charge Nurse”.">
          <TextInput {...form.register('title')} />
        </Field>
        <LeakNotes field="title" {...leaks} />
        <WordingNotes field="title" wording={review?.wording ?? []} />
      </div>
      <div className="grid gap-2">
        <Field
          label="Description"
          error={errors.description?.message}
          helper="What the work is like, line by line. Skills and level are read from here."
          counter={length > jobLimits.description * 0.8 ? { value: length, max: jobLimits.description } : undefined}
        >
          <TextArea rows={12} {...form.register('description')} />
        </Field>
        <LeakNotes field="description" {...leaks} />
        <WordingNotes field="description" wording={review?.wording ?? []} />
      </div>
    </FormSection>
  )
}
