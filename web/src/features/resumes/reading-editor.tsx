import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { resumeMessages } from '#domain/resumes/messages.ts'
import { type Seniority, seniorities } from '#domain/resumes/reading.ts'
import type { ReadingForm } from '#domain/resumes/reading-form.ts'
import type { ReadingView } from '#domain/resumes/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ChipCombobox } from '../../ui/chip-combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { useSuggestions } from '../profiles/use-suggestions.ts'
import { EntryList } from './entry-list.tsx'
import { correctReadingMutation } from './queries.ts'
import { ReadSkills } from './read-skills.tsx'
import { RolesEditor } from './roles-editor.tsx'
import { UnsavedWords } from './unsaved-words.tsx'

const counted = 'counted'
const seniorityNames: Record<Seniority, string> = {
  junior: 'Junior',
  mid: 'Mid',
  senior: 'Senior',
  staff_plus: 'Staff and above',
}

export function ReadingEditor({ view }: { view: ReadingView }) {
  const [form, setForm] = useState(view.form)
  const [fields, setFields] = useState<Record<string, string>>({})
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const suggestSkills = useSuggestions('skill')
  const isChanged = JSON.stringify(form) !== JSON.stringify(view.form)
  const save = useMutation({
    ...correctReadingMutation,
    onSuccess: async () => {
      showMessage(resumeMessages.readingCorrected)
      await navigate({ to: '/onboarding/resume', search: { replace: 1 }, ignoreBlocker: true })
      await queryClient.invalidateQueries({ queryKey: ['resumes'] })
    },
    onError: (error) => {
      const problem = readProblem(error)
      setFields(problem.fields)
      toastFailure('Failed to save', problem.message)
    },
  })

  const change = (changes: Partial<ReadingForm>) => setForm((now) => ({ ...now, ...changes }))
  function submit(event: FormEvent) {
    event.preventDefault()
    setFields({})
    save.mutate({ id: view.resumeId, form, version: view.version })
  }

  return (
    <form noValidate className="grid content-start gap-10" onSubmit={submit}>
      <fieldset className="grid gap-5">
        <legend className="mb-4 flex items-center gap-3 font-heading text-xl">
          Contact {view.isCorrected && <Badge tone="action">corrected by you</Badge>}
        </legend>
        <div className="grid gap-5 md:grid-cols-2">
          <Line label="Name" value={form.name} onChange={(name) => change({ name })} />
          <Line label="Headline" value={form.headline} onChange={(headline) => change({ headline })} />
          <Line label="Place" value={form.location} onChange={(location) => change({ location })} />
        </div>
        <EntryList
          label="E-mail addresses"
          one="e-mail address"
          values={form.emails}
          onChange={(emails) => change({ emails })}
        />
        <EntryList
          label="Phone numbers"
          one="phone number"
          values={form.phones}
          onChange={(phones) => change({ phones })}
        />
        <EntryList label="Links" one="link" values={form.links} onChange={(links) => change({ links })} />
      </fieldset>
      <RolesEditor roles={form.roles} fields={fields} onChange={(roles) => change({ roles })} />
      <fieldset className="grid gap-5 md:grid-cols-2">
        <legend className="mb-4 font-heading text-xl">Experience in all</legend>
        <Field
          label="Years"
          helper={
            view.countedYears === null
              ? 'No dated role was found.'
              : `Empty: ${view.countedYears}, counted from the dates of your roles.`
          }
          error={fields['form.yearsExperience']}
        >
          <TextInput
            type="number"
            inputMode="decimal"
            min={0}
            max={60}
            step={0.1}
            value={form.yearsExperience ?? ''}
            onChange={(event) =>
              change({ yearsExperience: event.target.value === '' ? null : Number(event.target.value) })
            }
          />
        </Field>
        <Field label="Level">
          <Select
            value={form.seniority ?? counted}
            options={[
              { value: counted, label: 'As your titles and years say' },
              ...seniorities.map((value) => ({ value, label: seniorityNames[value] })),
            ]}
            onChange={(event) =>
              change({ seniority: seniorities.find((level) => level === event.target.value) ?? null })
            }
          />
        </Field>
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-heading text-xl">Skills</legend>
        <ChipCombobox
          label="Skills"
          helper="Add what we missed, remove what is none."
          values={form.skills}
          max={120}
          suggest={suggestSkills}
          onChange={(skills) => change({ skills })}
        />
        <ReadSkills skills={view.reading.skills} roles={view.reading.roles} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-heading text-xl">Education and more</legend>
        <EntryList
          label="Education"
          one="entry"
          values={form.education}
          onChange={(education) => change({ education })}
        />
        <EntryList
          label="Certificates"
          one="certificate"
          values={form.certificates}
          onChange={(certificates) => change({ certificates })}
        />
        <EntryList
          label="Languages"
          one="language"
          values={form.languages}
          onChange={(languages) => change({ languages })}
        />
      </fieldset>
      <div
        data-flow-bar
        className="sticky bottom-0 z-5 -mx-4 flex items-center gap-4 border-t border-line bg-paper p-4"
      >
        <Button type="submit" busy={save.isPending} disabled={!isChanged}>
          {save.isPending ? 'Saving…' : 'Save corrections'}
        </Button>
        {isChanged && <span className="text-sm text-ink-soft">Not saved yet</span>}
      </div>
      <UnsavedWords isChanged={isChanged && !save.isPending} what="Your corrections" />
    </form>
  )
}

function Line({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange: (value: string | null) => void
}) {
  return (
    <Field label={label}>
      <TextInput value={value ?? ''} maxLength={200} onChange={(event) => onChange(event.target.value || null)} />
    </Field>
  )
}
