import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { setupSteps } from '#domain/profiles/setup.ts'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { useHashScroll } from '../employer-dashboard/use-hash-scroll.ts'
import { profileQuery } from '../profiles/queries.ts'
import { MatchesDashboard } from './matches-dashboard.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SetupSteps } from './setup-steps.tsx'

/** A candidate's dashboard: the three steps of setting up, and once they lead somewhere, the matches below. */
export function CandidateDashboardPage() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery)
  const hash = useLocation({ select: (location) => location.hash })
  useHashScroll(profile && hash ? hash : null)
  if (profile && setupSteps(profile).trust === 'active') return <MatchesDashboard profile={profile} />
  return (
    <PageBody width="narrow">
      <PageHeader title="Getting set up" lead="Three steps to your matches. Each one is kept as you go." />
      {profile && <SetupSteps profile={profile} />}
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
      <div className="mt-12">
        <SettingsSection />
      </div>
    </PageBody>
  )
}
