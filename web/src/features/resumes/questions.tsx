import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { AnalysisQuestion } from '#domain/resumes/analysis-schema.ts'
import { resumeMessages } from '#domain/resumes/messages.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { resumeAnalysisQuery, submitAnswersMutation } from './queries.ts'

type QuestionsProps = { resumeId: string; questions: AnalysisQuestion[]; answers: Record<string, string> }

const longestAnswer = 500

/** What only the candidate knows. An answer is used in fixes, never made up. */
export function Questions({ resumeId, questions, answers }: QuestionsProps) {
  const queryClient = useQueryClient()
  const submit = useMutation({
    ...submitAnswersMutation,
    onSuccess: async (analysis) => {
      queryClient.setQueryData(resumeAnalysisQuery(resumeId).queryKey, analysis)
      showMessage(analysis.draft ? resumeMessages.answersInDraft : resumeMessages.answersSaved)
      if (analysis.draft) void queryClient.invalidateQueries({ queryKey: ['resume-drafts', analysis.draft.id] })
    },
    onError: (error) => toastFailure('Failed to save', readProblem(error).message),
  })
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    submit.mutate({
      id: resumeId,
      answers: questions.map(({ id }) => ({ questionId: id, answer: typed(written, id) })),
    })
  }
  const open = questions.filter(({ id }) => !answers[id]).length

  return (
    <Disclosure title="Questions" aside={open > 0 ? `${open} open` : 'All answered'} startsOpen heading="h2">
      <form className="grid gap-5" onSubmit={send}>
        <div className="grid gap-5 md:grid-cols-2">
          {questions.map((question) => (
            <Field key={question.id} label={question.prompt} helper={question.expectedFormat}>
              <TextInput name={question.id} defaultValue={answers[question.id] ?? ''} maxLength={longestAnswer} />
            </Field>
          ))}
        </div>
        <Button type="submit" variant="quiet" busy={submit.isPending} className="justify-self-start">
          Submit Answers
        </Button>
      </form>
    </Disclosure>
  )
}

function typed(written: FormData, name: string): string {
  const value = written.get(name)
  return typeof value === 'string' ? value : ''
}
