import { useQueryClient } from '@tanstack/react-query'
import type { ExpectationsView } from '#domain/quizzes/schema.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Note } from '../../ui/note.tsx'
import { RetryCountdown } from '../applications/retry-countdown.tsx'
import { expectationsQuery } from './queries.ts'

type ExpectationsNextProps = { quiz: ExpectationsView; isStarting: boolean; onStart: () => void }

/** The one thing to do after, before or between attempts. */
export function ExpectationsNext({ quiz, isStarting, onStart }: ExpectationsNextProps) {
  const queryClient = useQueryClient()
  const { job, status, retryAt } = quiz
  if (job.state === 'published') {
    return (
      <>
        <p className="text-lg">Your role is published. We are looking for people who fit.</p>
        <ButtonLink to="/dashboard">Go to Your Roles</ButtonLink>
      </>
    )
  }
  if (status === 'passed') {
    if (job.openLeaks === 0) return <ButtonLink to="/dashboard">Go to Your Roles</ButtonLink>
    return (
      <>
        <p className="text-lg">
          One thing is left: {job.openLeaks === 1 ? 'one find' : `${job.openLeaks} finds`} in the role may give your
          company away. It is published as soon as you have removed or confirmed {job.openLeaks === 1 ? 'it' : 'them'}.
        </p>
        <ButtonLink to="/post-job/$id" params={{ id: job.id }}>
          Look at the role
        </ButtonLink>
      </>
    )
  }
  if (status === 'waiting' && retryAt) {
    const lookAgain = () => void queryClient.invalidateQueries({ queryKey: expectationsQuery(job.id).queryKey })
    return (
      <>
        <p>Read why, take the pause, then answer other questions on the same topics.</p>
        <RetryCountdown until={retryAt} onOver={lookAgain} />
      </>
    )
  }
  if (job.state !== 'quiz_pending') {
    return (
      <>
        <p className="text-lg">This role has no open quiz. Post it first.</p>
        <ButtonLink to="/post-job/$id" params={{ id: job.id }}>
          Open the role
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <p className="max-w-measure">
        Candidates read your post as a promise. These questions make sure that both of you read the same one. There is
        no timer, and every answer is explained afterwards.
      </p>
      <Button busy={isStarting} onClick={onStart}>
        {status === 'may_retry' ? 'Try again' : 'Start the quiz'}
      </Button>
      <Note>Only you see the questions and your answers.</Note>
    </>
  )
}
