import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { profileMessages } from '#domain/profiles/messages.ts'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { setupSteps } from '#domain/profiles/setup.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { completeOnboardingMutation, keepProfile, trustCountsQuery } from '../profiles/queries.ts'
import { resumeWords, wishWords } from './setup-words.ts'

/** The three steps, each with its state; a done one says what it holds and can be opened again. */
export function SetupSteps({ profile }: { profile: ProfileView }) {
  const states = setupSteps(profile)
  const isTrustDone = states.trust === 'active' && profile.onboardingComplete
  return (
    <StepList
      label="Getting set up"
      steps={[
        {
          id: 'resume',
          title: 'Upload & analyze résumé',
          state: states.resume,
          hint: states.resume === 'done' ? resumeWords(profile) : 'About 2 min, private until you apply',
          action: states.resume === 'done' && (
            <TextLink to="/onboarding/resume" search={{ replace: 1 }} aria-label="Edit résumé" className="text-xs">
              Edit
            </TextLink>
          ),
          content: states.resume === 'active' && <ButtonLink to="/onboarding/resume">Upload résumé</ButtonLink>,
        },
        {
          id: 'preferences',
          title: 'Set quick preferences',
          state: states.preferences,
          hint: states.preferences === 'done' ? wishWords(profile) : 'Titles, place and pay',
          action: states.preferences === 'done' && (
            <TextLink to="/start/prefs" aria-label="Edit preferences" className="text-xs">
              Edit
            </TextLink>
          ),
          content: states.preferences === 'active' && <ButtonLink to="/start/prefs">Set preferences</ButtonLink>,
        },
        {
          id: 'trust',
          title: 'Build trust (optional)',
          state: isTrustDone ? 'done' : states.trust,
          hint: states.trust === 'active' ? <TrustWords /> : 'Vouches and verified jobs',
          action: isTrustDone && (
            <TextLink to="/dashboard" hash="trust" aria-label="Edit trust" className="text-xs">
              Edit
            </TextLink>
          ),
          content: states.trust === 'active' && !isTrustDone && <TrustStep />,
        },
      ]}
    />
  )
}

function TrustWords(): ReactNode {
  const { data } = useQuery(trustCountsQuery)
  if (!data) return 'Vouches and verified jobs'
  const jobs = data.verifiedJobs === 1 ? '1 job verified' : `${data.verifiedJobs} jobs verified`
  return `${data.vouches} of 3 vouches, ${jobs}`
}

function TrustStep() {
  const queryClient = useQueryClient()
  const finish = useMutation({
    ...completeOnboardingMutation,
    onSuccess: (profile) => {
      keepProfile(queryClient, profile)
      showMessage(profileMessages.onboardingDone)
    },
    onError: () => showMessage(profileMessages.onboardingFailed),
  })
  return (
    <div className="grid justify-items-start gap-3">
      <TextLink to="/dashboard" hash="trust">
        Invite vouchers, verify jobs
      </TextLink>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" busy={finish.isPending} onClick={() => finish.mutate()}>
          Finish
        </Button>
        <Button variant="bare" size="sm" disabled={finish.isPending} onClick={() => finish.mutate()}>
          Skip for now
        </Button>
      </div>
    </div>
  )
}
