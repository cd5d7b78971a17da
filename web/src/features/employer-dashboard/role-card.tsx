import { Link } from '@tanstack/react-router'
import { mayRepost } from '#domain/jobs/repost.ts'
import { mayBecomeByHand } from '#domain/jobs/rules.ts'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { stateWords } from '../jobs-posting/state-words.ts'
import { useChangeState } from '../jobs-posting/use-change-state.ts'
import { useRepost } from '../jobs-posting/use-repost.ts'
import { Funnel } from './funnel.tsx'
import { RoleFacts } from './role-facts.tsx'
import { roleLine } from './role-line.ts'
import { RoleMenu } from './role-menu.tsx'

/** One role. Published ones show how far people have come; the others what they wait for. */
export function RoleCard({ role, isFirst }: { role: OwnJobListItem; isFirst: boolean }) {
  const isLive = role.state === 'published' || role.state === 'paused'
  const { label, tone } = stateWords[role.state]
  return (
    <Card as="article" lift={isFirst} className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="mb-1 wrap-anywhere">
            <Link
              {...(isLive
                ? { to: '/candidates', search: { jobId: role.id } }
                : { to: '/post-job/$id', params: { id: role.id } })}
              className="text-inherit no-underline hover:underline"
            >
              {role.title}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{roleLine(role)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-md:w-full max-md:justify-between md:-my-2 md:-mr-2">
          <Badge tone={tone}>{label}</Badge>
          <NextStep role={role} />
          {mayBecomeByHand(role.state, 'closed') && <RoleMenu role={role} />}
        </div>
      </header>
      {isLive && <Funnel pipeline={role.pipeline} />}
      {isLive && <RoleFacts role={role} />}
      {isLive && <LiveActions role={role} />}
    </Card>
  )
}

function NextStep({ role }: { role: OwnJobListItem }) {
  if (role.state === 'quiz_pending' && role.quizDue === 0) {
    return (
      <ButtonLink to="/post-job/$id" params={{ id: role.id }} variant="quiet" size="sm">
        Look at the role
      </ButtonLink>
    )
  }
  if (role.state === 'quiz_pending') {
    return (
      <ButtonLink to="/post-job/$id/quiz" params={{ id: role.id }} variant="quiet" size="sm">
        Take the quiz
      </ButtonLink>
    )
  }
  if (role.state === 'draft') {
    return (
      <ButtonLink to="/post-job/$id" params={{ id: role.id }} variant="quiet" size="sm">
        Finish
      </ButtonLink>
    )
  }
  return mayRepost(role.state) ? <PostAgain role={role} /> : null
}

function PostAgain({ role }: { role: OwnJobListItem }) {
  const repost = useRepost()
  return (
    <Button variant="quiet" size="sm" busy={repost.isPending} onClick={() => repost.mutate(role.id)}>
      Post again<span className="sr-only"> {role.title}</span>
    </Button>
  )
}

function LiveActions({ role }: { role: OwnJobListItem }) {
  const { changeTo, isChanging } = useChangeState(role)
  const isPaused = role.state === 'paused'
  return (
    <footer className="flex flex-wrap items-center gap-2">
      <ButtonLink to="/candidates" search={{ jobId: role.id }} variant="tonal" size="sm">
        View Candidates
      </ButtonLink>
      <ButtonLink to="/post-job/$id" params={{ id: role.id }} variant="bare" size="sm">
        Edit
      </ButtonLink>
      <Button variant="bare" size="sm" busy={isChanging} onClick={() => changeTo(isPaused ? 'published' : 'paused')}>
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
    </footer>
  )
}
