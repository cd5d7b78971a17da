import type { EditedQuestion } from '#domain/quizzes/schema.ts'
import { Dialog } from '../../ui/dialog.tsx'

type QuizPreviewProps = { open: boolean; onClose: () => void; questions: readonly EditedQuestion[]; threshold: number }

/** The quiz as a candidate meets it: without keys. Each attempt shows the questions in an order of its own. */
export function QuizPreview({ open, onClose, questions, threshold }: QuizPreviewProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="Preview as a candidate"
      description={`${questions.length} questions, ${threshold}% to pass. No timer, two attempts, in an order of its own each time.`}
    >
      <ol className="grid gap-7">
        {questions.map((question, at) => (
          <li key={question.id}>
            <fieldset className="grid gap-3">
              <legend className="mb-3 text-lg leading-snug font-strong">
                {at + 1}. {question.prompt}
              </legend>
              {question.choices.map((choice) => (
                <label
                  key={choice}
                  className="flex min-h-target items-start gap-3 rounded-control border border-line-strong bg-raised px-3.5 py-2.5"
                >
                  <input type="radio" name={`preview-${question.id}`} className="radio-dot flex-none" />
                  <span>{choice}</span>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
