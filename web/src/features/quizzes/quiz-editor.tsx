import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { quizMessages } from '#domain/quizzes/messages.ts'
import type { EditedQuestion, QuizEditorView } from '#domain/quizzes/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { toastFailure } from '../../ui/toast.ts'
import { UnsavedWords } from '../resumes/unsaved-words.tsx'
import { editQuizMutation, quizEditorQuery, regenerateQuizMutation } from './queries.ts'
import { QuestionEditor } from './question-editor.tsx'
import { QuizPreview } from './quiz-preview.tsx'
import { QuizResultsPanel } from './quiz-results.tsx'
import { QuizWaiting } from './quiz-waiting.tsx'

/** Build Quiz: the six questions of a role with their keys, to read, change, reorder or make anew. */
export function QuizEditor({ jobId }: { jobId: string }) {
  const { data, error, refetch, isFetching } = useQuery(quizEditorQuery(jobId))
  if (error) {
    const { message } = readProblem(error)
    return (
      <ErrorState
        title="The quiz did not load"
        description={message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <QuizWaiting />
  return <Editor key={data.version} quiz={data} />
}

function Editor({ quiz }: { quiz: QuizEditorView }) {
  const [questions, setQuestions] = useState(quiz.questions)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isAsking, setAsking] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const queryClient = useQueryClient()
  const keep = (next: QuizEditorView) => queryClient.setQueryData(quizEditorQuery(quiz.job.id).queryKey, next)
  const isChanged = JSON.stringify(questions) !== JSON.stringify(quiz.questions)

  const save = useMutation({
    ...editQuizMutation,
    onSuccess: (next) => {
      keep(next)
      showMessage(quizMessages.quizSaved)
    },
    onError: (error) => {
      const { message, fields } = readProblem(error)
      setProblems(fields)
      toastFailure('Failed to save', message)
    },
  })
  const regenerate = useMutation({
    ...regenerateQuizMutation,
    onSuccess: (next) => {
      keep(next)
      showMessage(quizMessages.quizRegenerated)
    },
    onError: (error) => toastFailure('No new questions were made', readProblem(error).message),
  })

  function change(at: number, question: EditedQuestion) {
    setQuestions(questions.map((other, index) => (index === at ? question : other)))
  }

  function move(at: number, by: 1 | -1) {
    const order = [...questions]
    const [moved] = order.splice(at, 1)
    if (moved) order.splice(at + by, 0, moved)
    setQuestions(order)
  }

  function makeAnew() {
    setAsking(false)
    regenerate.mutate(quiz.job.id)
  }

  return (
    <div className="grid gap-6">
      <UnsavedWords isChanged={isChanged && !save.isPending} what="Your changes to this quiz" />
      {!quiz.isEditable && (
        <Note>Candidates of one role are asked the same, so the quiz stands still while it is open.</Note>
      )}
      {!quiz.job.usesQuiz && <Note>This role does not use its quiz: its company is shown in another way.</Note>}
      <ol className="grid border-b border-line">
        {questions.map((question, at) => (
          <li key={question.id}>
            <QuestionEditor
              question={question}
              number={at + 1}
              isLast={at === questions.length - 1}
              isEditable={quiz.isEditable}
              problemOf={(field) => problems[`questions.${at}.${field}`]}
              onChange={(next) => change(at, next)}
              onMove={(by) => move(at, by)}
            />
          </li>
        ))}
      </ol>
      <footer className="flex flex-wrap gap-3">
        {quiz.isEditable && (
          <Button
            busy={save.isPending}
            disabled={!isChanged}
            onClick={() => save.mutate({ jobId: quiz.job.id, version: quiz.version, questions })}
          >
            {save.isPending ? 'Saving…' : 'Save quiz'}
          </Button>
        )}
        {quiz.isEditable && (
          <Button
            variant="quiet"
            busy={regenerate.isPending}
            onClick={() => (quiz.isEdited || isChanged ? setAsking(true) : makeAnew())}
          >
            Make new questions
          </Button>
        )}
        <Button variant="bare" onClick={() => setPreviewed(true)}>
          Preview
        </Button>
      </footer>
      <QuizResultsPanel jobId={quiz.job.id} />
      <QuizPreview
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        questions={questions}
        threshold={quiz.job.threshold}
      />
      <AlertDialog
        open={isAsking}
        title="Make new questions?"
        description="Your own wording is replaced by questions made from the role as it stands now."
        confirmLabel="Make new questions"
        onConfirm={makeAnew}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
