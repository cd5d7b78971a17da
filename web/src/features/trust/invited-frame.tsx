import type { ReactNode } from 'react'
import { deadLink } from '#domain/accounts/messages.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

/** What a page for invited people says while it loads, and the one page of all links that do not work. */
export function InvitedProblem({
  title,
  query,
}: {
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}) {
  const problem = query.error && readProblem(query.error)
  if (!problem) {
    return (
      <InvitedPage title={title}>
        <Waiting label="Loading the question">
          <Skeleton className="h-32" />
        </Waiting>
      </InvitedPage>
    )
  }
  if (namesNothing(problem)) {
    return (
      <InvitedPage title="This link does not work">
        <p role="alert">{deadLink}</p>
      </InvitedPage>
    )
  }
  return (
    <InvitedPage title={title}>
      <ErrorState
        title="This did not load"
        description={problem.message}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    </InvitedPage>
  )
}

export function InvitedPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <PageBody width="narrow">
      <PageHeader title={title} lead={lead} />
      {children}
    </PageBody>
  )
}

/** The end of an answer. */
export function Answered({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-card bg-good-soft p-5 text-good">
      {children} You can close this page.
    </p>
  )
}
