import { useController, useFormContext, useWatch } from 'react-hook-form'
import { waitsForQuiz } from '#domain/applications/next-step.ts'
import { quizThreshold } from '#domain/jobs/limits.ts'
import { revealPolicyTexts } from '#domain/jobs/reveal-policy-texts.ts'
import { revealPolicies } from '#domain/jobs/schema.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormSection } from './form-section.tsx'
import type { JobFields } from './job-fields.ts'
import { LeakNotes } from './leak-notes.tsx'
import type { LeakPart } from './leaks-of.ts'

const policies = revealPolicies.map((value) => ({ value, ...revealPolicyTexts[value] }))

/** Whether, how long and behind what the company stays hidden. Once people have applied on these terms, they stand. */
export function AnonymitySection({ leaks, areTermsFixed }: { leaks: LeakPart; areTermsFixed: boolean }) {
  const form = useFormContext<JobFields>()
  const { control } = form
  const isAnonymous = useController({ control, name: 'isAnonymous' })
  const policy = useController({ control, name: 'anonymityRevealPolicy' })
  const isHidden = useWatch({ control, name: 'isAnonymous' })
  return (
    <FormSection
      title="How your company shows itself"
      lead="A hidden company gets judged by the work it offers. People who apply stay hidden from you in the same way."
    >
      {areTermsFixed && <Note>Candidates applied on these terms, so they stay as they were published.</Note>}
      <Switch
        label="Hide my company at first"
        checked={isAnonymous.field.value}
        disabled={areTermsFixed}
        onChange={isAnonymous.field.onChange}
      />
      {isHidden && (
        <>
          <div className="grid gap-2">
            <Field
              label="What candidates see instead"
              error={form.formState.errors.companyDisplay?.message}
              helper="Proposed from your company: industry, size and region, never the name."
            >
              <TextInput {...form.register('companyDisplay')} />
            </Field>
            <LeakNotes field="companyDisplay" {...leaks} />
          </div>
          <RadioCards
            legend="When do candidates learn who you are?"
            wide
            choices={policies.map((choice) => ({ ...choice, disabled: areTermsFixed }))}
            value={policy.field.value}
            onChange={policy.field.onChange}
          />
          <QuizThreshold isFixed={areTermsFixed} />
        </>
      )}
    </FormSection>
  )
}

function QuizThreshold({ isFixed }: { isFixed: boolean }) {
  const { control } = useFormContext<JobFields>()
  const policy = useWatch({ control, name: 'anonymityRevealPolicy' })
  const { field } = useController({ control, name: 'applicationQuizThreshold' })
  if (!waitsForQuiz({ isAnonymous: true, policy })) return null
  return (
    <div className="grid max-w-102 gap-2">
      <Slider
        label="To pass the application quiz"
        value={field.value}
        onChange={field.onChange}
        min={quizThreshold.minimum}
        max={quizThreshold.maximum}
        step={5}
        disabled={isFixed}
        format={(percent) => `${percent}%`}
      />
      <p className="text-xs text-ink-soft">
        Six questions made from this role. You can read and change them under Assessments before you publish.
      </p>
    </div>
  )
}
