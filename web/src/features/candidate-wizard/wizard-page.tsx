import { useQuery } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { profileQuery } from '../profiles/queries.ts'
import { Wizard } from './wizard.tsx'

/** The profile wizard: five steps, saved while one types. */
export function CandidateWizardPage() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery)
  if (profile) return <Wizard key={profile.id} profile={profile} />
  return (
    <PageBody width="narrow">
      <PageHeader title="Your profile" />
      {error ? (
        <ErrorState
          title="Your profile did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Waiting label="Loading your profile">
          <div className="grid max-w-102 gap-5">
            <Skeleton className="h-field" />
            <Skeleton className="h-field" />
          </div>
        </Waiting>
      )}
    </PageBody>
  )
}
