import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { onboardingPreferenceLimits } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import { type EmploymentType, employmentTypes, type ProfileView, type WorkMode } from '#domain/profiles/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChipCombobox } from '../../ui/chip-combobox.tsx'
import { FlowBar } from '../../ui/flow-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { keepProfile, profileQuery, savePreferencesMutation } from '../profiles/queries.ts'
import { PayRange } from './pay-range.tsx'
import { quickStart, workModeChoices } from './quick-start.ts'
import { TitleChoice } from './title-choice.tsx'

const typeChoices = employmentTypes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

export function PreferencesForm({ profile, header }: { profile: ProfileView; header: ReactNode }) {
  const [wishes, setWishes] = useState(() => startOf(profile))
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const save = useMutation({
    ...savePreferencesMutation,
    onSuccess: async (saved) => {
      keepProfile(queryClient, saved)
      showMessage(profileMessages.onboardingPreferencesSaved)
      await navigate({ to: '/onboarding/trust' })
    },
    onError: (error) => {
      showMessage(profileMessages.onboardingPreferencesFailed)
      if (readProblem(error).code === 'conflict') void queryClient.invalidateQueries(profileQuery)
    },
  })
  const needsPlace = wishes.workPreference !== 'remote'
  const problems = {
    titles: wishes.desiredTitles.length === 0 ? 'What roles are you targeting?' : undefined,
    places:
      needsPlace && wishes.desiredLocations.length === 0 ? profileMessages.locationRequired.description : undefined,
    type: wishes.employmentType === null ? 'Please choose one' : undefined,
  }
  const isReady = !Object.values(problems).some(Boolean)
  const change = (part: Partial<typeof wishes>) => setWishes({ ...wishes, ...part })

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    const { employmentType, ...rest } = wishes
    if (!isReady || employmentType === null || save.isPending) return
    save.mutate({
      ...rest,
      employmentTypes: [employmentType],
      version: queryClient.getQueryData(profileQuery.queryKey)?.version ?? profile.version,
    })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-1 flex-col justify-between">
      <PageBody width="narrow">
        {header}
        <div className="grid gap-7">
          <TitleChoice
            label="Desired titles"
            max={onboardingPreferenceLimits.titles}
            titles={wishes.desiredTitles}
            onChange={(desiredTitles) => change({ desiredTitles })}
            error={isAsked ? problems.titles : undefined}
          />
          <SegmentedControl<WorkMode>
            legend="Work mode"
            choices={workModeChoices}
            value={wishes.workPreference}
            onChange={(workPreference) => change({ workPreference })}
          />
          {needsPlace && (
            <ChipCombobox
              label="Locations"
              helper="City, State. Press Enter to add."
              max={onboardingPreferenceLimits.locations}
              values={wishes.desiredLocations}
              onChange={(desiredLocations) => change({ desiredLocations })}
              suggest={() => []}
              addButton
              error={isAsked ? problems.places : undefined}
            />
          )}
          <PayRange
            currency={wishes.payCurrency}
            minimum={wishes.payMinimum}
            target={wishes.payTarget}
            onChange={change}
          />
          <SegmentedControl<EmploymentType>
            legend="Employment type"
            choices={typeChoices}
            value={wishes.employmentType}
            onChange={(employmentType) => change({ employmentType })}
            error={isAsked ? problems.type : undefined}
          />
        </div>
      </PageBody>
      <FlowBar
        current={2}
        total={4}
        back={
          <ButtonLink to="/onboarding/resume" search={{ replace: 1 }} variant="bare">
            <Icon of={ArrowLeft} /> Back
          </ButtonLink>
        }
        next={
          <Button type="submit" busy={save.isPending} blocked={!isReady} onBlocked={() => setAsked(true)}>
            {save.isPending ? 'Saving...' : 'Continue'}
          </Button>
        }
      />
    </form>
  )
}

function startOf(profile: ProfileView) {
  const { desiredTitles, workPreference, payCurrency, payMinimum } = quickStart(profile)
  return {
    desiredTitles,
    workPreference,
    desiredLocations: profile.desiredLocations,
    payCurrency,
    payMinimum,
    payTarget: Math.max(profile.payTarget ?? payMinimum, payMinimum),
    employmentType: employmentTypes.find((type) => type === profile.employmentTypes[0]) ?? null,
  }
}
