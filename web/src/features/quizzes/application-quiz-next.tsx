import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationQuizView } from '#domain/quizzes/schema.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Note } from '../../ui/note.tsx'
import { applicationQuizQuery } from '../applications/queries.ts'
import { RetryCountdown } from '../applications/retry-countdown.tsx'

type ApplicationQuizNextProps = { quiz: ApplicationQuizView; isStarting: boolean; onStart: () => void }

/** The one thing to do after, before or between attempts. */
export function ApplicationQuizNext({ quiz, isStarting, onStart }: ApplicationQuizNextProps) {
  const queryClient = useQueryClient()
  const { job, status, retryAt } = quiz
  if (status === 'passed') {
    return (
      <>
        <p className="text-lg">You can now see the company. Nothing is sent before you press Send.</p>
        <ButtonLink to="/job/$id" params={{ id: job.id }}>
          See the company
        </ButtonLink>
      </>
    )
  }
  if (status === 'used_up') {
    return (
      <>
        <p className="text-lg">Both attempts are used, so this application is closed. The employer never saw it.</p>
        <ButtonLink to="/matches">See other matches</ButtonLink>
      </>
    )
  }
  if (status === 'waiting' && retryAt) {
    const lookAgain = () => void queryClient.invalidateQueries({ queryKey: applicationQuizQuery(job.id).queryKey })
    return (
      <>
        <p>You have one more attempt. The questions come in another order.</p>
        <RetryCountdown until={retryAt} onOver={lookAgain} />
      </>
    )
  }
  return (
    <>
      <p className="max-w-measure">
        The questions are about this role: what the work is like, what you need for it, and one case. Pass, and you see
        the company. You have {quiz.attemptsAllowed} attempts, 24 hours apart.
      </p>
      <Button busy={isStarting} onClick={onStart}>
        {status === 'may_retry' ? 'Start the second attempt' : 'Start the quiz'}
      </Button>
      <Note>Your answers never reach the employer, and they do not count in your fit.</Note>
    </>
  )
}
