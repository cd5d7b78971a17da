import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { Section } from './section.tsx'

export function StateSection() {
  return (
    <Section title="Waiting, empty, failed">
      <div className="grid items-start gap-5 md:grid-cols-3">
        <Waiting label="Loading matches">
          <SkeletonCard />
        </Waiting>
        <EmptyState
          heading="h3"
          title="No candidates matched yet"
          action={
            <ButtonLink to="/dashboard" variant="quiet" size="sm">
              View your roles
            </ButtonLink>
          }
        >
          Candidates will appear here once they apply to your job
        </EmptyState>
        <ErrorState
          heading="h3"
          title="Matches did not load"
          requestId="7f3a-91c2"
          onRetry={() => toastSuccess('Asked again')}
        />
      </div>
    </Section>
  )
}
