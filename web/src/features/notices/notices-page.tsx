import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Notice } from '#domain/notices/schema.ts'
import { readProblem } from '../../api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { MailSwitches } from './mail-switches.tsx'
import { allNoticesQuery, noticesKey, readNoticesMutation } from './queries.ts'

/** How many can be marked in one call. */
const markedAtOnce = 20

export function NoticesPage() {
  const query = useInfiniteQuery(allNoticesQuery)
  const queryClient = useQueryClient()
  const read = useMutation({
    ...readNoticesMutation,
    onSettled: () => queryClient.invalidateQueries({ queryKey: noticesKey }),
  })
  const notices = query.data?.pages.flatMap((page) => page.notices) ?? []
  const unread = notices.filter((notice) => !notice.isRead).map((notice) => notice.id)
  return (
    <PageBody width="narrow">
      <PageHeader
        title="Notifications"
        actions={
          unread.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              busy={read.isPending}
              onClick={() => read.mutate(unread.slice(0, markedAtOnce))}
            >
              Mark as read
            </Button>
          )
        }
      />
      {query.isPending && (
        <Waiting label="Loading your notifications">
          <Skeleton className="h-40" />
        </Waiting>
      )}
      {query.isError && notices.length === 0 && (
        <ErrorState
          title="Your notifications did not load"
          description={readProblem(query.error).message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isSuccess && notices.length === 0 && (
        <EmptyState title="Nothing new yet">
          Answers to your invitations, applications and interviews stand here, newest first.
        </EmptyState>
      )}
      <ul aria-label="All notifications">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={() => !notice.isRead && read.mutate([notice.id])} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-6"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading…' : 'Load More'}
        </Button>
      )}
      <MailSwitches />
    </PageBody>
  )
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const at = new Date(notice.at)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-4 last:border-b">
      <span className="min-w-0">
        {notice.path ? (
          <Link to={notice.path} onClick={onOpen} className="font-medium text-ink">
            {notice.title}
          </Link>
        ) : (
          <b className="font-medium">{notice.title}</b>
        )}{' '}
        {!notice.isRead && <Badge tone="action">New</Badge>}
        <span className="block text-sm text-ink-soft">{notice.body}</span>
      </span>
      <time dateTime={notice.at} className="text-xs whitespace-nowrap text-ink-soft">
        {at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  )
}
