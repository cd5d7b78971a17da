import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId } from 'react'
import { type FieldPath, FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form'
import { type JobInput, jobInput } from '#domain/jobs/schema.ts'
import type { ReviewView } from '#domain/jobs/views.ts'
import { Button } from '../../ui/button.tsx'
import { AnonymitySection } from './anonymity-section.tsx'
import { checksOf } from './checks-of.ts'
import { inputOf, type JobFields, reviewInputOf } from './job-fields.ts'
import { JobPreview } from './job-preview.tsx'
import { useKeptDraft } from './kept-draft.ts'
import type { LeakPart } from './leaks-of.ts'
import { PublishChecks } from './publish-checks.tsx'
import { RoleSection } from './role-section.tsx'
import { SkillsSection } from './skills-section.tsx'
import { TermsSection } from './terms-section.tsx'
import { useReview } from './use-review.ts'

/** The problems by field that a save may come back with. */
export type SaveProblems = Record<string, string>
export type Save = (input: JobInput) => Promise<SaveProblems | undefined>

type JobFormProps = {
  /** What the form starts with where nothing was kept. */
  saved: JobFields
  kept: Partial<JobFields> | null
  draftOwner: string
  companyName: string
  areTermsFixed?: boolean
  /** "Post Job", "Save changes", and what it reads while it is at it. */
  submitWords: { idle: string; busy: string }
  onSave: Save
  /** Where the role may still be kept without being posted. */
  onSaveDraft?: Save
}

const check = standardSchemaResolver(jobInput) as unknown as Resolver<JobFields>

export function JobForm({ saved, kept, draftOwner, companyName, areTermsFixed = false, ...actions }: JobFormProps) {
  const { submitWords, onSave, onSaveDraft } = actions
  const formId = useId()
  const form = useForm<JobFields>({
    mode: 'onBlur',
    defaultValues: saved,
    values: kept ? { ...saved, ...kept } : undefined,
    resolver: (fields, context, options) => check(inputOf(fields) as JobFields, context, options),
  })
  const fields = useWatch({ control: form.control }) as JobFields
  const review = useReview(reviewInputOf(fields))
  useKeptDraft(draftOwner, fields, form.formState.isDirty)

  const leaks: LeakPart = {
    leaks: fields.isAnonymous ? (review?.leaks ?? []) : [],
    confirmed: fields.confirmedLeaks,
    onConfirm: (keys) => form.setValue('confirmedLeaks', keys, { shouldDirty: true }),
    onShow: (leak) => showInField(formId, leak),
  }

  function submitWith(save: Save) {
    return () =>
      void form.handleSubmit(async (checked) => {
        const problems = await save(jobInput.parse(inputOf(checked)))
        for (const [name, message] of Object.entries(problems ?? {})) {
          form.setError(name as FieldPath<JobFields>, { message }, { shouldFocus: true })
        }
      })()
  }

  return (
    <FormProvider {...form}>
      <form
        id={formId}
        noValidate
        className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:gap-12"
        onSubmit={(event) => {
          event.preventDefault()
          submitWith(onSave)()
        }}
      >
        <div className="grid gap-9">
          <RoleSection review={review} leaks={leaks} />
          <TermsSection review={review} leaks={leaks} />
          <SkillsSection review={review} leaks={leaks} />
          <AnonymitySection leaks={leaks} areTermsFixed={areTermsFixed} />
          <footer className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
            <Button type="submit" busy={form.formState.isSubmitting}>
              {form.formState.isSubmitting ? submitWords.busy : submitWords.idle}
            </Button>
            {onSaveDraft && (
              <Button variant="quiet" disabled={form.formState.isSubmitting} onClick={submitWith(onSaveDraft)}>
                Save draft
              </Button>
            )}
          </footer>
        </div>
        <aside className="grid gap-8 lg:sticky lg:top-24">
          <JobPreview companyName={companyName} />
          <PublishChecks checks={checksOf(fields, fields.isAnonymous ? review : review && { ...review, leaks: [] })} />
        </aside>
      </form>
    </FormProvider>
  )
}

/** Puts the caret on the words in question, as a search would. */
function showInField(formId: string, leak: ReviewView['leaks'][number]) {
  const form = document.getElementById(formId)
  const control = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${leak.field}"]`)
  control?.focus()
  control?.setSelectionRange(leak.start, leak.end)
}
