import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { ProgressDots } from '../../ui/progress-dots.tsx'
import { shownProfile } from '../profiles/autosave.ts'
import { useAutosave } from '../profiles/use-autosave.ts'
import { BasicsStep } from './basics-step.tsx'
import { ClashNotes } from './clash-notes.tsx'
import { CompleteStep } from './complete-step.tsx'
import { ExperienceStep } from './experience-step.tsx'
import { LinksStep } from './links-step.tsx'
import { SaveStatus } from './save-status.tsx'
import { TrustStep } from './trust-step.tsx'
import { type WizardStep, wizardSteps } from './wizard-steps.ts'

const route = getRouteApi('/signed-in/candidate/onboarding/candidate/profile')

const headings: Record<WizardStep, { title: string; lead: string }> = {
  basics: { title: 'Basics', lead: 'Who you are. Employers see your name only after the reveal.' },
  experience: { title: 'Experience', lead: 'What you can do and where you want to do it. It aims your matches.' },
  links: { title: 'Links', lead: 'Optional. Shown together with your name, never before.' },
  trust: { title: 'Trust', lead: 'Optional. People who worked with you can vouch for you.' },
  complete: { title: "You're All Set!", lead: 'You can change all of it at any time.' },
}

export function Wizard({ profile }: { profile: ProfileView }) {
  const { step = 1 } = route.useSearch()
  const navigate = useNavigate()
  const { autosave, state } = useAutosave(profile)
  const current = wizardSteps[step - 1] ?? 'basics'
  const shown = shownProfile(state)
  const go = (to: number) => void navigate({ to: '/onboarding/candidate/profile', search: { step: to } })
  const leave = (to: number) => {
    void autosave.flush()
    go(to)
  }
  const form = { profile: shown, errors: state.errors, change: autosave.change }

  const steps: Record<WizardStep, ReactNode> = {
    basics: <BasicsStep {...form} onNext={() => leave(2)} />,
    experience: <ExperienceStep {...form} flush={autosave.flush} onBack={() => leave(1)} onNext={() => go(3)} />,
    links: <LinksStep {...form} onBack={() => leave(2)} onNext={() => leave(4)} />,
    trust: <TrustStep onDone={() => leave(5)} />,
    complete: <CompleteStep profile={shown} />,
  }
  return (
    <PageBody width="narrow">
      <PageHeader
        key={current}
        title={headings[current].title}
        lead={headings[current].lead}
        back={<ProgressDots current={step} total={wizardSteps.length} />}
        actions={current !== 'complete' && <SaveStatus status={state.status} />}
      />
      <ClashNotes clashes={state.clashes} onSettle={autosave.settle} />
      {steps[current]}
    </PageBody>
  )
}
