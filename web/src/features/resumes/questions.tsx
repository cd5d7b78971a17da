import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { AnalysisQuestion } from '#domain/resumes/analysis-schema.ts'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.ts'
import { resumeAnalysisQuery, submitAnswersMutation } from './queries.ts'

type QuestionsProps = { resumeId: string; questions: AnalysisQuestion[]; answers: Record<string, string> }
type Answers = { answers: { questionId: string; answer: string }[] }

const longestAnswer = 500

/** What only the candidate knows. An answer is used in fixes, never made up. */
export function Questions({ resumeId, questions, answers }: QuestionsProps) {
  const queryClient = useQueryClient()
  const form = useForm<Answers>({
    defaultValues: { answers: questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' })) },
  })
  const submit = useMutation({
    ...submitAnswersMutation,
    onSuccess: async (analysis) => {
      queryClient.setQueryData(resumeAnalysisQuery(resumeId).queryKey, analysis)
      toastSuccess('Answers saved', 'Your analysis has been made anew with them.')
    },
    onError: (error) => toastFailure('Failed to save', readProblem(error).message),
  })
  const open = questions.filter(({ id }) => !answers[id]).length

  return (
    <Disclosure title="Questions" aside={open > 0 ? `${open} open` : 'All answered'} startsOpen heading="h2">
      <form className="grid gap-5" onSubmit={form.handleSubmit((input) => submit.mutate({ id: resumeId, ...input }))}>
        <div className="grid gap-5 md:grid-cols-2">
          {questions.map((question, index) => (
            <Field key={question.id} label={question.prompt} helper={question.expectedFormat}>
              <TextInput maxLength={longestAnswer} {...form.register(`answers.${index}.answer`)} />
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
