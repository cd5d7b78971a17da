import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button-link.tsx'
import { applicationQuizQuery } from '../applications/queries.ts'
import { RetryCountdown } from '../applications/retry-countdown.tsx'

/** The way to the quiz; between two attempts, how long it is until the next and the way to what was answered. */
export function QuizButton({ jobId }: { jobId: string }) {
  const queryClient = useQueryClient()
  const { data: quiz } = useQuery(applicationQuizQuery(jobId))
  if (quiz?.status === 'waiting' && quiz.retryAt) {
    return (
      <>
        <p className="text-sm">Not passed this time. You have one more attempt.</p>
        <RetryCountdown
          until={quiz.retryAt}
          onOver={() => void queryClient.invalidateQueries({ queryKey: applicationQuizQuery(jobId).queryKey })}
        />
        <ButtonLink to="/job/$id/quiz" params={{ id: jobId }} variant="tonal">
          See your answers
        </ButtonLink>
      </>
    )
  }
  return (
    <ButtonLink to="/job/$id/quiz" params={{ id: jobId }} size="lg">
      {quiz?.status === 'may_retry' ? 'Take the quiz again' : 'Take the quiz'}
    </ButtonLink>
  )
}
