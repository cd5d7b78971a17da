import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { setupSteps } from '#domain/profiles/setup.ts'
import { readProblem } from '../../api-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { QuickPreferencesForm } from '../preferences/quick-preferences-form.tsx'
import { profileQuery } from '../profiles/queries.ts'
import { resumeWords, wishWords } from './setup-words.ts'

const route = getRouteApi('/signed-in/candidate/onboarding/candidate')

/** Two steps: résumé, then preferences. A done one shows its summary and can be opened again. */
export function OnboardingPage() {
  // An opened step has the one solid button.
  const { step } = route.useSearch()
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery)
  return (
    <PageBody width="narrow">
      <PageHeader title="Set up your search" lead="A résumé and a few preferences are enough to find matches." />
      {profile && <Steps key={profile.id} profile={profile} />}
      {profile && setupSteps(profile).trust === 'active' && (
        <ButtonLink to="/dashboard" hash="matches" variant={step === undefined ? 'primary' : 'quiet'} className="mt-8">
          See Matches
        </ButtonLink>
      )}
      {!profile && !error && (
        <Waiting label="Loading your setup">
          <SkeletonCard />
        </Waiting>
      )}
      {error && !profile && (
        <ErrorState
          title="Your setup did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </PageBody>
  )
}

function Steps({ profile }: { profile: ProfileView }) {
  const { step } = route.useSearch()
  const states = setupSteps(profile)
  const isResumeOpen = step === 0 || (step === undefined && states.resume === 'active')
  // Preferences may be set before the résumé is there; matching waits for both.
  const isWishOpen = step === 1 || (step === undefined && states.preferences === 'active')
  return (
    <StepList
      label="Set up your search"
      steps={[
        {
          id: 'resume',
          title: 'Upload your résumé',
          state: isResumeOpen ? 'active' : states.resume,
          hint: states.resume === 'done' ? resumeWords(profile) : 'PDF, DOC or DOCX, private until you apply',
          action: !isResumeOpen && (
            <TextLink to="/onboarding/candidate" search={{ step: 0 }} aria-label="Open résumé" className="text-xs">
              Open
            </TextLink>
          ),
          content: isResumeOpen && (
            <ButtonLink to="/onboarding/resume" search={states.resume === 'done' ? { replace: 1 } : {}}>
              {states.resume === 'done' ? 'Replace résumé' : 'Upload résumé'}
            </ButtonLink>
          ),
        },
        {
          id: 'preferences',
          title: 'Job preferences',
          state: isWishOpen ? 'active' : states.preferences,
          hint: profile.prefsSetAt ? wishWords(profile) : 'Titles, place and pay',
          action: !isWishOpen && states.preferences !== 'locked' && (
            <TextLink to="/onboarding/candidate" search={{ step: 1 }} aria-label="Open preferences" className="text-xs">
              Open
            </TextLink>
          ),
          content: isWishOpen && <QuickPreferencesForm profile={profile} />,
        },
      ]}
    />
  )
}
