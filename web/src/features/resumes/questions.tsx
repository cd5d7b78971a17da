import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
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
  const [isAnswerless, setAnswerless] = useState(false)
  const submit = useMutation({
    ...submitAnswersMutation,
    onSuccess: async (analysis) => {
      queryClient.setQueryData(resumeAnalysisQuery(resumeId).queryKey, analysis)
      showMessage(analysis.draft ? resumeMessages.answersInDraft : resumeMessages.answersSaved)
      if (analysis.draft) void queryClient.invalidateQueries({ queryKey: ['resume-drafts', analysis.draft.id] })
    },
    onError: (error) => toastFailure('Failed to save', readProblem(error).message),
  })
  const open = questions.filter(({ id }) => !answers[id]).length

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const given = questions.map(({ id }) => ({ questionId: id, answer: typed(written, id) }))
    const hasNone = given.every(({ answer }) => !answer.trim()) && open === questions.length
    setAnswerless(hasNone)
    if (hasNone) return event.currentTarget.querySelector('input')?.focus()
    submit.mutate({ id: resumeId, answers: given })
  }

  return (
    <Disclosure title="Questions" aside={open > 0 ? `${open} open` : 'All answered'} startsOpen heading="h2">
      <form className="grid gap-5" onSubmit={send} onInput={() => setAnswerless(false)}>
        <div className="grid gap-5 md:grid-cols-2">
          {questions.map((question, at) => (
            <Field
              key={question.id}
              label={question.prompt}
              helper={question.expectedFormat}
              error={isAnswerless && at === 0 ? 'Answer at least one question first.' : undefined}
            >
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
