import { useQuery } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { profileQuery } from '../profiles/queries.ts'
import { FormWaiting } from './form-waiting.tsx'
import { PreferencesForm } from './preferences-form.tsx'

/** The second of the four onboarding screens. */
export function PreferencesPage() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery)
  const header = <PageHeader title="Preferences" lead="What a job must offer you. Private until you apply." />
  if (profile) return <PreferencesForm key={profile.id} profile={profile} header={header} />
  return (
    <PageBody width="narrow">
      {header}
      {!error && <FormWaiting />}
      {error && (
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
