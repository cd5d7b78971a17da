import { useQuery } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { profileQuery } from './queries.ts'
import { SummaryCard } from './summary-card.tsx'

export function ProfilePage() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery)
  return (
    <PageBody width="narrow">
      <PageHeader title="Profile Settings" />
      <div className="grid gap-6">
        {profile && <SummaryCard key={profile.id} profile={profile} />}
        {!profile && !error && (
          <Waiting label="Loading your profile">
            <SkeletonCard />
          </Waiting>
        )}
        {error && !profile && (
          <ErrorState
            title="Your profile did not load"
            description={readProblem(error).message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        <AccountCard />
      </div>
    </PageBody>
  )
}
