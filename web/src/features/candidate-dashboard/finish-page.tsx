import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileMessages } from '#domain/profiles/messages.ts'
import type { ProfileView } from '#domain/profiles/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FlowBar } from '../../ui/flow-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { completeOnboardingMutation, keepProfile, profileQuery } from '../profiles/queries.ts'

/** Titles and places that fit on the card (specification, section 9). */
const shown = 3

export function FinishPage() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const finish = useMutation({
    ...completeOnboardingMutation,
    onSuccess: async (saved) => {
      keepProfile(queryClient, saved)
      showMessage(profileMessages.onboardingDone)
      await navigate({ to: '/dashboard', hash: 'matches' })
    },
    onError: () => showMessage(profileMessages.onboardingFailed),
  })
  return (
    <>
      <PageBody className="flex-1">
        <PageHeader
          title="You're Set. We'll Keep New Matches Coming."
          documentTitle="You're set"
          lead="Make changes anytime in Settings"
        />
        {profile && <Cards profile={profile} />}
        {!profile && !error && (
          <Waiting label="Loading what you have set">
            <div className="grid gap-4 md:grid-cols-3">
              <SkeletonCard />
              <SkeletonCard />
              <SkeletonCard />
            </div>
          </Waiting>
        )}
        {error && !profile && (
          <ErrorState
            title="This did not load"
            description={readProblem(error).message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </PageBody>
      <FlowBar
        current={4}
        total={4}
        back={
          <ButtonLink to="/onboarding/trust" variant="bare">
            <Icon of={ArrowLeft} /> Back
          </ButtonLink>
        }
        next={
          <Button busy={finish.isPending} onClick={() => finish.mutate()}>
            Go to My Matches
          </Button>
        }
      />
    </>
  )
}

function Cards({ profile }: { profile: ProfileView }) {
  const aims = [
    profile.desiredTitles.slice(0, shown).join(', '),
    profile.desiredLocations.slice(0, shown).join(', '),
    profile.salaryExpectation,
  ].filter(Boolean)
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <FinishCard title="Résumé">
        {profile.resumeAnalyzedAt ? 'Analyzed ✓ • Ready to match' : 'Not uploaded'}
      </FinishCard>
      <FinishCard title="Preferences">
        {aims.length === 0
          ? 'Not set yet'
          : aims.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
      </FinishCard>
      <FinishCard title="Trust">Vouches and employment verification can be added anytime in the dashboard.</FinishCard>
    </div>
  )
}

function FinishCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-sm text-ink-soft">{children}</p>
    </Card>
  )
}
