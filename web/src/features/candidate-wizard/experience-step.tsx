import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { isExperienceComplete } from '#domain/profiles/experience.ts'
import { wizardLimits } from '#domain/profiles/limits.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import type { WorkPreference } from '#domain/profiles/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { workModeChoices } from '../preferences/quick-start.ts'
import { TitleChoice } from '../preferences/title-choice.tsx'
import { completeExperienceMutation, keepProfile, writeFirstSummary } from '../profiles/queries.ts'
import { PayField } from './pay-field.tsx'
import { PlacesField } from './places-field.tsx'
import { SeniorityAndIndustries } from './seniority-and-industries.tsx'
import { SkillsField } from './skills-field.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { StepForm } from './step-form.ts'
import { YearsField } from './years-field.tsx'

const modes: { value: WorkPreference; label: string }[] = [...workModeChoices, { value: 'any', label: 'Any' }]

type ExperienceStepProps = StepForm & { flush: () => Promise<boolean>; onBack: () => void; onNext: () => void }

export function ExperienceStep({ profile, errors, change, flush, onBack, onNext }: ExperienceStepProps) {
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const missing = missingOf(profile)
  const complete = useMutation({
    ...completeExperienceMutation,
    onSuccess: (saved) => {
      keepProfile(queryClient, saved)
      void writeFirstSummary(queryClient)
      onNext()
    },
    onError: (error) => showMessage(profileMessages.saveRefused(readProblem(error).message)),
  })

  function explain() {
    setAsked(true)
    showMessage(profileMessages.experienceRequired)
    form.current?.querySelector<HTMLElement>(`[data-part=${missing}] input`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isExperienceComplete(profile)) return explain()
    if (complete.isPending || !(await flush())) return
    complete.mutate()
  }

  return (
    <form ref={form} noValidate className="grid gap-7" onSubmit={(event) => void submit(event)}>
      <YearsField profile={profile} error={errors.yearsExperience} onChange={change} />
      <div data-part="skills">
        <SkillsField
          skills={profile.skills}
          error={errors.skills ?? (isAsked && missing === 'skills' ? 'Please add at least 5 skills' : undefined)}
          onChange={(skills) => change({ skills })}
        />
      </div>
      <div data-part="titles">
        <TitleChoice
          label="Desired job titles"
          max={wizardLimits.titles}
          titles={profile.desiredTitles}
          onChange={(desiredTitles) => change({ desiredTitles })}
          error={errors.desiredTitles ?? (isAsked && missing === 'titles' ? 'Please add a job title' : undefined)}
        />
      </div>
      <SegmentedControl<WorkPreference>
        legend="Work preference"
        choices={modes}
        value={profile.workPreference}
        onChange={(workPreference) => change({ workPreference })}
      />
      {profile.workPreference !== 'remote' && (
        <div data-part="places">
          <PlacesField
            profile={profile}
            error={errors.desiredLocations ?? (isAsked && missing === 'places' ? 'Please add a location' : undefined)}
            onChange={change}
          />
        </div>
      )}
      <PayField profile={profile} error={errors.payMinimum} onChange={change} />
      <SeniorityAndIndustries profile={profile} error={errors.industries} onChange={change} />
      <StepButtons
        onBack={onBack}
        busy={complete.isPending}
        blocked={!isExperienceComplete(profile)}
        onBlocked={explain}
      />
    </form>
  )
}

/** The first thing that keeps Next from going on. */
function missingOf(profile: StepForm['profile']): 'skills' | 'titles' | 'places' | null {
  const { skills, desiredTitles } = profile
  if (isExperienceComplete(profile)) return null
  if (skills.length < wizardLimits.skillsMinimum) return 'skills'
  return desiredTitles.length === 0 ? 'titles' : 'places'
}
