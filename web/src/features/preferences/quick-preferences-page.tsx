import { useQuery } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { profileQuery } from '../profiles/queries.ts'
import { FormWaiting } from './form-waiting.tsx'
import { QuickPreferencesForm } from './quick-preferences-form.tsx'

export function QuickPreferencesPage() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery)
  return (
    <PageBody width="narrow">
      <PageHeader title="Quick Preferences" lead="Just enough to aim your matches. You can refine later." />
      {profile && <QuickPreferencesForm key={profile.id} profile={profile} canSkip />}
      {!profile && !error && <FormWaiting />}
      {error && !profile && (
        <ErrorState
          title="Your preferences did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </PageBody>
  )
}
