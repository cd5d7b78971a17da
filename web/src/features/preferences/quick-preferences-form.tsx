import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { quickPreferenceLimits } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import type { ProfileView, WorkMode } from '#domain/profiles/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import {
  keepProfile,
  profileQuery,
  saveQuickPreferencesMutation,
  skipQuickPreferencesMutation,
} from '../profiles/queries.ts'
import { PayChoice } from './pay-choice.tsx'
import { quickStart, workModeChoices } from './quick-start.ts'
import { TitleChoice } from './title-choice.tsx'

type QuickPreferencesFormProps = { profile: ProfileView; canSkip?: boolean }

/** Titles, mode, place and pay. What stands in the way of saving is said when Save is pressed (decisions.md K.69). */
export function QuickPreferencesForm({ profile, canSkip = false }: QuickPreferencesFormProps) {
  const [wishes, setWishes] = useState(() => quickStart(profile))
  const [refused, setRefused] = useState<'titles' | 'location' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const done = () => navigate({ to: '/dashboard' })
  const save = useMutation({
    ...saveQuickPreferencesMutation,
    onSuccess: async (saved) => {
      keepProfile(queryClient, saved)
      showMessage(profileMessages.preferencesSaved)
      await done()
    },
    onError: (error) => {
      const { code, message } = readProblem(error)
      showMessage(message ? profileMessages.saveRefused(message) : profileMessages.saveFailed)
      if (code === 'conflict') void queryClient.invalidateQueries(profileQuery)
    },
  })
  const skip = useMutation({
    ...skipQuickPreferencesMutation,
    onSuccess: async (saved) => {
      keepProfile(queryClient, saved)
      await done()
    },
    onError: (error) => showMessage(profileMessages.saveRefused(readProblem(error).message)),
  })

  const needsPlace = wishes.workPreference !== 'remote'
  const missing =
    wishes.desiredTitles.length === 0 ? 'titles' : needsPlace && wishes.location.trim() === '' ? 'location' : null

  function change(part: Partial<typeof wishes>) {
    setWishes({ ...wishes, ...part })
    setRefused(null)
  }

  function explain() {
    if (!missing) return
    setRefused(missing)
    showMessage(missing === 'titles' ? profileMessages.addATitle : profileMessages.locationRequired)
    form.current?.querySelector<HTMLInputElement>(`[data-part=${missing}] input`)?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (missing) return explain()
    if (save.isPending) return
    save.mutate({
      ...wishes,
      location: needsPlace ? wishes.location : null,
      version: queryClient.getQueryData(profileQuery.queryKey)?.version ?? profile.version,
    })
  }

  return (
    <form ref={form} noValidate className="grid grid-cols-1 gap-7" onSubmit={submit}>
      <div data-part="titles">
        <TitleChoice
          label="Target titles"
          max={quickPreferenceLimits.titles}
          titles={wishes.desiredTitles}
          onChange={(desiredTitles) => change({ desiredTitles })}
          error={refused === 'titles' ? profileMessages.addATitle.description : undefined}
        />
      </div>
      <SegmentedControl<WorkMode>
        legend="Work mode"
        choices={workModeChoices}
        value={wishes.workPreference}
        onChange={(workPreference) => change({ workPreference })}
      />
      {needsPlace && (
        <div data-part="location">
          <Field
            label="Location"
            error={refused === 'location' ? profileMessages.locationRequired.description : undefined}
          >
            <TextInput
              placeholder="City, State"
              autoComplete="address-level2"
              value={wishes.location}
              onChange={(event) => change({ location: event.target.value })}
            />
          </Field>
        </div>
      )}
      <PayChoice currency={wishes.payCurrency} minimum={wishes.payMinimum} onChange={change} />
      <Note icon={Lock}>Private until you apply.</Note>
      <div className="flex flex-wrap items-center gap-3 max-md:*:w-full">
        <Button type="submit" size="lg" busy={save.isPending} blocked={missing !== null} onBlocked={explain}>
          {save.isPending ? 'Saving...' : 'Save & See Matches'}
        </Button>
        {canSkip && (
          <Button variant="bare" size="lg" busy={skip.isPending} onClick={() => skip.mutate()}>
            Skip for now
          </Button>
        )}
      </div>
    </form>
  )
}
