import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Clock, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { deadLink } from '#domain/accounts/messages.ts'
import { invitedMessages } from '#domain/trust/messages.ts'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Answered, InvitedPage, InvitedProblem } from './invited-frame.tsx'
import { openVouchMutation, refuseVouchMutation, vouchQuestionQuery } from './queries.ts'
import { shortDay } from './short-day.ts'

const route = getRouteApi('/vouch/$token')

/** The question alone is small; the form comes with the yes. */
const VouchForm = lazy(async () => ({ default: (await import('./vouch-form.tsx')).VouchForm }))

const refusals = [
  { answer: 'declined', label: 'No' },
  { answer: 'unknown_person', label: 'I do not know this person' },
  { answer: 'reported', label: 'Report' },
] as const

/** Where the mail of an invitation leads. Opening it changes nothing, because mail programs open links by themselves. */
export function VouchPage() {
  const { token } = route.useParams()
  const query = useQuery(vouchQuestionQuery(token))
  const [isOpen, setIsOpen] = useState(false)
  const [isGiven, setIsGiven] = useState(false)
  const open = useMutation({ ...openVouchMutation, onSuccess: () => setIsOpen(true) })
  const refuse = useMutation(refuseVouchMutation)
  if (!query.data) return <InvitedProblem title="Can you vouch for somebody?" query={query} />
  const { candidateName, relation, expiresAt } = query.data
  const title = `Can you vouch for ${candidateName}?`
  if (isGiven) {
    return (
      <InvitedPage title={title}>
        <Answered>{invitedMessages.vouched}</Answered>
      </InvitedPage>
    )
  }
  if (refuse.data) {
    return (
      <InvitedPage title={title}>
        <Answered>{invitedMessages[refuse.variables.answer]}</Answered>
      </InvitedPage>
    )
  }
  if (isOpen) {
    return (
      <InvitedPage title={`Your vouch for ${candidateName}`} lead="Two minutes, no account.">
        <Suspense fallback={<Skeleton className="h-40" />}>
          <VouchForm secret={token} name={candidateName} relation={relation} onGiven={() => setIsGiven(true)} />
        </Suspense>
      </InvitedPage>
    )
  }
  const error = open.error ?? refuse.error
  const problem = error && readProblem(error)
  return (
    <InvitedPage
      title={title}
      lead={`${candidateName} is looking for work on Gladwork and says that you have worked together.`}
    >
      <div className="grid gap-6">
        {problem && (
          <p role="alert" className="text-bad">
            {problem.code === 'not_found' ? deadLink : problem.message}
          </p>
        )}
        <div className="grid gap-3 md:flex md:flex-wrap">
          <Button size="lg" busy={open.isPending} onClick={() => open.mutate(token)}>
            Yes
          </Button>
          {refusals.map(({ answer, label }) => (
            <Button
              key={answer}
              size="lg"
              variant={answer === 'reported' ? 'bare' : 'quiet'}
              busy={refuse.isPending && refuse.variables.answer === answer}
              onClick={() => refuse.mutate({ secret: token, answer })}
            >
              {label}
            </Button>
          ))}
        </div>
        <Note icon={Clock}>
          Nothing happens before you press. The link works until {shortDay(expiresAt)}; {candidateName} is not told why
          you say no.
        </Note>
        <Note icon={ShieldCheck}>
          To keep vouches honest we keep a scrambled note of this browser and network for 30 days. It cannot be read
          back.
        </Note>
      </div>
    </InvitedPage>
  )
}
