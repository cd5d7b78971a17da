import type { ReactNode } from 'react'
import type { GradeView } from '#domain/quizzes/schema.ts'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { GradeList } from './grade-list.tsx'

type QuizResultProps = {
  grade: GradeView
  title: string
  topicWord: (topic: string) => string
  /** What comes next: a sentence, a countdown, a button. */
  children: ReactNode
}

/** How an attempt went: the figure, the verdict in words, what comes next, then every answer explained. */
export function QuizResult({ grade, title, topicWord, children }: QuizResultProps) {
  return (
    <div className="grid gap-9">
      <section className="grid items-center gap-6 sm:grid-cols-[auto_1fr]" aria-labelledby="quiz-verdict">
        <SmileMeter
          value={grade.score}
          label="Quiz"
          size={120}
          caption={`${grade.correct} of ${grade.total} right`}
          className="max-sm:justify-self-start"
        />
        <div className="grid justify-items-start gap-3">
          <h2 id="quiz-verdict" tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
      </section>
      <section aria-labelledby="quiz-answers" className="grid gap-3">
        <h2 id="quiz-answers" className="text-xl">
          Your answers, explained
        </h2>
        <GradeList grade={grade} topicWord={topicWord} />
      </section>
    </div>
  )
}
