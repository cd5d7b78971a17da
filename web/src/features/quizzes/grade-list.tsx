import { CircleCheck, CircleX } from 'lucide-react'
import type { GradeView } from '#domain/quizzes/schema.ts'
import { Icon } from '../../ui/icon.tsx'

/** Every question with what was chosen, what is right and why; the wrong ones first. */
export function GradeList({ grade, topicWord }: { grade: GradeView; topicWord: (topic: string) => string }) {
  const ordered = grade.answers.toSorted((x, y) => Number(x.isCorrect) - Number(y.isCorrect))
  return (
    <ol className="grid border-b border-line">
      {ordered.map((answer) => (
        <li key={answer.id} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 border-t border-line py-5">
          <Icon
            of={answer.isCorrect ? CircleCheck : CircleX}
            label={answer.isCorrect ? 'Right' : 'Wrong'}
            className={answer.isCorrect ? 'mt-1 text-good' : 'mt-1 text-bad'}
          />
          <div className="grid gap-1.5">
            <p className="text-xs text-ink-soft">{topicWord(answer.topic)}</p>
            <h3 className="text-lg">{answer.prompt}</h3>
            {!answer.isCorrect && (
              <p className="text-sm text-ink-soft">
                You answered: {answer.chosen === null ? 'nothing' : answer.choices[answer.chosen]}
              </p>
            )}
            <p className="font-medium">
              <span className={answer.isCorrect ? 'sr-only' : 'font-body text-ink-soft'}>Right answer: </span>
              {answer.choices[answer.correctChoice]}
            </p>
            <p className="max-w-measure text-sm text-ink-soft">{answer.explanation}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
