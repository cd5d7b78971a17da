import { lazy, Suspense, useId, useState } from 'react'
import { type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form'
import type { JobInput } from '#domain/jobs/schema.ts'
import type { ReviewView } from '#domain/jobs/views.ts'
import { expectationsNote } from '#domain/quizzes/messages.ts'
import { dropKeptForm, readKeptForm, useKeptForm } from '../../kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { type JobFields, reviewInputOf } from './job-fields.ts'
import { KeptNote } from './kept-note.tsx'
import type { LeakPart } from './leaks-of.ts'
import { RoleSection } from './role-section.tsx'
import { useReview } from './use-review.ts'

/** Below and beside what is filled in first: it comes while the title is being written. */
const RestOfForm = lazy(() => import('./rest-of-form.tsx').then((part) => ({ default: part.RestOfForm })))
const FormAside = lazy(() => import('./form-aside.tsx').then((part) => ({ default: part.FormAside })))

/** The problems by field that a save may come back with. */
export type SaveProblems = Record<string, string>
export type Save = (input: JobInput) => Promise<SaveProblems | undefined>

type JobFormProps = {
  /** What the form starts with where nothing unsaved was kept under `draftOwner`. */
  saved: JobFields
  draftOwner: string
  companyName: string
  areTermsFixed?: boolean
  /** "Post Job", "Save changes", and what it reads while it is at it. */
  submitWords: { idle: string; busy: string }
  onSave: Save
  /** Where the role may still be kept without being posted. */
  onSaveDraft?: Save
}

export function JobForm({ saved, draftOwner, companyName, areTermsFixed = false, ...actions }: JobFormProps) {
  const { submitWords, onSave, onSaveDraft } = actions
  const formId = useId()
  // Read once: what is kept changes with every key, and must not come back over what is typed.
  const [kept, setKept] = useState(() => readKeptForm<JobFields>(draftOwner))
  const [initial] = useState(() => ({ ...saved, ...kept }))
  const form = useForm<JobFields>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: async (fields, context, options) => (await import('./check-job.ts')).checkJob(fields, context, options),
  })
  const fields = useWatch({ control: form.control }) as JobFields
  const review = useReview(reviewInputOf(fields))
  useKeptForm(draftOwner, fields, form.formState.isDirty)

  const leaks: LeakPart = {
    leaks: fields.isAnonymous ? (review?.leaks ?? []) : [],
    confirmed: fields.confirmedLeaks,
    onConfirm: (keys) => form.setValue('confirmedLeaks', keys, { shouldDirty: true }),
    onShow: (leak) => showInField(formId, leak),
  }

  function submitWith(save: Save) {
    return () =>
      void form.handleSubmit(async (checked) => {
        const problems = await save((await import('./check-job.ts')).jobOf(checked))
        for (const [name, message] of Object.entries(problems ?? {})) {
          form.setError(name as FieldPath<JobFields>, { message }, { shouldFocus: true })
        }
      })()
  }

  function startOver() {
    const typed = form.getValues()
    dropKeptForm(draftOwner)
    setKept(null)
    form.reset(saved)
    const undo = { label: 'Undo', onPress: () => form.reset(typed, { keepDefaultValues: true }) }
    toastSuccess('Started over', undefined, undo)
  }

  return (
    <FormProvider {...form}>
      {kept && <KeptNote onStartOver={startOver} />}
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
          <Suspense fallback={<RestWaiting />}>
            <RestOfForm review={review} leaks={leaks} areTermsFixed={areTermsFixed} />
          </Suspense>
          <footer className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
            <Button type="submit" busy={form.formState.isSubmitting}>
              {form.formState.isSubmitting ? submitWords.busy : submitWords.idle}
            </Button>
            {onSaveDraft && (
              <Button variant="quiet" disabled={form.formState.isSubmitting} onClick={submitWith(onSaveDraft)}>
                Save draft
              </Button>
            )}
            <p role="status" className="text-sm text-ink-soft">
              {form.formState.isDirty && 'Kept on this device as you type.'}
            </p>
            <p className="max-w-measure basis-full text-sm text-ink-soft">{expectationsNote}</p>
          </footer>
        </div>
        <aside className="grid gap-8 lg:sticky lg:top-24">
          <Suspense fallback={<Skeleton className="h-72" />}>
            <FormAside fields={fields} review={review} companyName={companyName} />
          </Suspense>
        </aside>
      </form>
    </FormProvider>
  )
}

function RestWaiting() {
  return (
    <Waiting label="Loading the rest of the form">
      <Skeleton className="h-72" />
    </Waiting>
  )
}

/** Puts the caret on the words in question, as a search would. */
function showInField(formId: string, leak: ReviewView['leaks'][number]) {
  const form = document.getElementById(formId)
  const control = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${leak.field}"]`)
  control?.focus()
  control?.setSelectionRange(leak.start, leak.end)
}
