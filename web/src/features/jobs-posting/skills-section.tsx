import { useController, useFormContext } from 'react-hook-form'
import type { ReviewView } from '#domain/jobs/views.ts'
import { FormSection } from './form-section.tsx'
import type { JobFields } from './job-fields.ts'
import { LeakNotes } from './leak-notes.tsx'
import type { LeakPart } from './leaks-of.ts'
import { SkillRows } from './skill-rows.tsx'

export function SkillsSection({ review, leaks }: { review: ReviewView | undefined; leaks: LeakPart }) {
  const { control } = useFormContext<JobFields>()
  const { field, fieldState } = useController({ control, name: 'skills' })
  return (
    <FormSection title="What you ask for" lead="Candidates see each skill met or missing before they apply.">
      <SkillRows
        skills={field.value}
        proposed={review?.proposedSkills ?? []}
        error={fieldState.error?.message ?? fieldState.error?.root?.message}
        onChange={field.onChange}
      />
      <LeakNotes field="skills" {...leaks} onShow={undefined} />
    </FormSection>
  )
}
