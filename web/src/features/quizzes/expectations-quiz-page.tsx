import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { correctNeeded, expectationsPercent } from '#domain/quizzes/grading.ts'
import { quizMessages } from '#domain/quizzes/messages.ts'
import type { ExpectationsView } from '#domain/quizzes/schema.ts'
import { type ExpectationTopic, topicWords } from '#domain/quizzes/topics.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { offerConfirmation } from '../accounts/offer-confirmation.ts'
import { NoSuchRole } from '../jobs-posting/no-such-role.tsx'
import { ExpectationsNext } from './expectations-next.tsx'
import { expectationsQuery, startExpectationsMutation, submitExpectationsMutation } from './queries.ts'
import { QuestionForm } from './question-form.tsx'
import { QuizResult } from './quiz-result.tsx'
import { QuizWaiting } from './quiz-waiting.tsx'

const route = getRouteApi('/signed-in/employer/post-job/$id/quiz')

export function ExpectationsQuizPage() {
  const { id } = route.useParams()
  const { data, error, refetch, isFetching } = useQuery(expectationsQuery(id))
  const isMissing = namesNothing(error && readProblem(error))
  return (
    <PageBody width="narrow">
      <PageHeader
        title="Expectations quiz"
        documentTitle={data ? `Quiz: ${data.job.title}` : undefined}
        lead={data && `For “${data.job.title}”. ${leadOf(data)}`}
        back={
          <TextLink to="/dashboard">
            <Icon of={ArrowLeft} /> Your Roles
          </TextLink>
        }
      />
      {data && <Quiz quiz={data} />}
      {isMissing && <NoSuchRole />}
      {error && !isMissing && (
        <ErrorState
          title="The quiz did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <QuizWaiting />}
    </PageBody>
  )
}

function leadOf({ topics, status }: ExpectationsView): string {
  if (status === 'passed') return 'You answered for it.'
  const count = topics.length
  const needed = correctNeeded(count, expectationsPercent)
  const about = count === 8 ? '3 on fair conduct, 5 from this role' : 'about what you changed'
  return `${count} ${count === 1 ? 'question' : 'questions'}, ${about}. It needs at least 70% to pass: ${needed} of ${count}.`
}

function topicWord(topic: string): string {
  return topicWords[topic as ExpectationTopic] ?? ''
}

function Quiz({ quiz }: { quiz: ExpectationsView }) {
  const queryClient = useQueryClient()
  const key = expectationsQuery(quiz.job.id).queryKey
  const start = useMutation({
    ...startExpectationsMutation,
    onSuccess: (next) => queryClient.setQueryData(key, next),
    onError: (error) => {
      if (!offerConfirmation(error)) toastFailure('The quiz did not start', readProblem(error).message)
    },
  })
  const submit = useMutation({
    ...submitExpectationsMutation,
    onSuccess: async (next) => {
      queryClient.setQueryData(key, next)
      if (next.job.state === 'published') showMessage(quizMessages.published)
      window.scrollTo({ top: 0 })
      await queryClient.invalidateQueries({ queryKey: ['own-jobs'] })
    },
    onError: async (error) => {
      const { code, message } = readProblem(error)
      if (code !== 'conflict') return showMessage({ ...quizMessages.submitFailed, description: message })
      toastFailure('The role was changed', 'The questions were drawn anew. Please answer them again.')
      await start.mutateAsync(quiz.job.id)
    },
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
  const next = <ExpectationsNext quiz={quiz} isStarting={start.isPending} onStart={() => start.mutate(quiz.job.id)} />
  if (!quiz.lastGrade) return <div className="grid justify-items-start gap-4">{next}</div>
  return (
    <QuizResult grade={quiz.lastGrade} title={quiz.lastGrade.passed ? 'Passed' : 'Not yet'} topicWord={topicWord}>
      {next}
    </QuizResult>
  )
}
