import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { sessionQuery } from '../accounts/queries.ts'
import { useHashScroll } from '../employer-dashboard/use-hash-scroll.ts'
import { profileQuery } from '../profiles/queries.ts'
import { SummaryCard } from '../profiles/summary-card.tsx'
import { AccountCard } from './account-card.tsx'
import { HiddenCompanyList } from './hidden-company-list.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Its forms weigh more than the rest of the page, and stand below it. */
const AccountSettings = lazy(async () => ({ default: (await import('./account-settings.tsx')).AccountSettings }))

export function ProfilePage() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery)
  const { data: session } = useQuery(sessionQuery)
  const hash = useLocation({ select: (location) => location.hash })
  useHashScroll(hash || null)
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
        {session && session.person.role !== 'employer' && (
          <SettingsCard
            id="hidden"
            title="Hidden companies"
            lead="You and a hidden company never see each other. A job that hides its company stays hidden: hiding acts on those published later."
          >
            <HiddenCompanyList />
          </SettingsCard>
        )}
        <Suspense fallback={<SkeletonCard />}>
          <AccountSettings hash={hash} />
        </Suspense>
      </div>
    </PageBody>
  )
}
