import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { quizMessages } from '#domain/quizzes/messages.ts'
import type { ApplicationQuizView } from '#domain/quizzes/schema.ts'
import { type ApplicationQuizTopic, partWords } from '#domain/quizzes/topics.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { applicationQuizQuery } from '../applications/queries.ts'
import { ApplicationQuizNext } from './application-quiz-next.tsx'
import { startApplicationQuizMutation, submitApplicationQuizMutation } from './queries.ts'
import { QuestionForm } from './question-form.tsx'
import { QuizResult } from './quiz-result.tsx'
import { QuizWaiting } from './quiz-waiting.tsx'

const route = getRouteApi('/signed-in/candidate/job/$id/quiz')

export function ApplicationQuizPage() {
  const { id } = route.useParams()
  const { data, error, refetch, isFetching } = useQuery(applicationQuizQuery(id))
  const problem = error && readProblem(error)
  const isMissing = problem !== null && ['not_found', 'invalid', 'forbidden'].includes(problem.code)
  return (
    <PageBody width="narrow">
      <PageHeader
        title="Application quiz"
        documentTitle={data ? `Quiz: ${data.job.title}` : undefined}
        lead={data && `For “${data.job.title}”. Six questions, no timer. ${data.threshold}% passes.`}
        back={
          <TextLink to="/job/$id" params={{ id }}>
            <Icon of={ArrowLeft} /> Back to the job
          </TextLink>
        }
      />
      {data && <Quiz quiz={data} />}
      {isMissing && (
        <EmptyState
          title="No quiz here"
          action={
            <ButtonLink to="/job/$id" params={{ id }}>
              Look at the job
            </ButtonLink>
          }
        >
          The quiz belongs to an application. Apply first, then it opens.
        </EmptyState>
      )}
      {problem && !isMissing && (
        <ErrorState
          title="The quiz did not load"
          description={problem.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <QuizWaiting />}
    </PageBody>
  )
}

function topicWord(topic: string): string {
  return partWords[topic as ApplicationQuizTopic] ?? ''
}

function Quiz({ quiz }: { quiz: ApplicationQuizView }) {
  const queryClient = useQueryClient()
  const key = applicationQuizQuery(quiz.job.id).queryKey
  const start = useMutation({
    ...startApplicationQuizMutation,
    onSuccess: (next) => queryClient.setQueryData(key, next),
    onError: (error) => toastFailure('The quiz did not start', readProblem(error).message),
  })
  const submit = useMutation({
    ...submitApplicationQuizMutation,
    onSuccess: async (next) => {
      // Everything that showed a hidden company may look different now.
      await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== key[0] })
      queryClient.setQueryData(key, next)
      if (next.status === 'passed') showMessage(quizMessages.passed)
      window.scrollTo({ top: 0 })
    },
    onError: (error) => showMessage({ ...quizMessages.submitFailed, description: readProblem(error).message }),
  })

  if (quiz.attempt) {
    const { id } = quiz.attempt
    return (
      <QuestionForm
        key={id}
        attempt={quiz.attempt}
        isSending={submit.isPending}
        topicWord={topicWord}
        onSubmit={(answers) => submit.mutate({ jobId: quiz.job.id, attemptId: id, answers })}
      />
    )
  }
  const next = (
    <ApplicationQuizNext quiz={quiz} isStarting={start.isPending} onStart={() => start.mutate(quiz.job.id)} />
  )
  if (!quiz.lastGrade) return <div className="grid justify-items-start gap-4">{next}</div>
  return (
    <QuizResult
      grade={quiz.lastGrade}
      title={quiz.lastGrade.passed ? 'Passed' : quizMessages.failed.title}
      topicWord={topicWord}
    >
      {next}
    </QuizResult>
  )
}
