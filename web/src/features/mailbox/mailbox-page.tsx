import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { readProblem } from '../../api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'
import { mailsQuery } from './queries.ts'

const route = getRouteApi('/mailbox')

/** What a copy without a mail server would have sent, newest first. */
export function MailboxPage() {
  const { mail: openId } = route.useSearch()
  const { data, error, refetch, isFetching } = useQuery(mailsQuery)
  const mails = data?.mails ?? []
  return (
    <PageBody>
      <PageHeader
        title="Mailbox"
        lead="This copy has no mail server. Every mail it would send is kept here, for you to read and follow."
      />
      {mails.length > 0 && (
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <MailList mails={mails} openId={openId} />
          {openId ? (
            <MailView key={openId} id={openId} />
          ) : (
            <p className="text-ink-soft max-lg:hidden">Choose a mail to read it.</p>
          )}
        </div>
      )}
      {data && mails.length === 0 && (
        <EmptyState title="No mails yet">
          Confirmations, invitations and news arrive here as soon as they are sent.
        </EmptyState>
      )}
      {error && !data && (
        <ErrorState
          title="The mailbox did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Waiting label="Loading the mails">
          <Skeleton className="h-72" />
        </Waiting>
      )}
    </PageBody>
  )
}
