import { useQuery } from '@tanstack/react-query'
import { fewestCandidates } from '#domain/quizzes/results.ts'
import { MeasuredBar } from '../../ui/measured-bar.tsx'
import { quizResultsQuery } from './queries.ts'

/** How candidates have done, as figures about several people and never about one. */
export function QuizResultsPanel({ jobId }: { jobId: string }) {
  const { data } = useQuery(quizResultsQuery(jobId))
  if (data === undefined) return null
  return (
    <section aria-labelledby="quiz-results" className="grid gap-4">
      <h3 id="quiz-results" className="text-lg">
        Results
      </h3>
      {data.results === null ? (
        <p className="max-w-measure text-sm text-ink-soft">
          Results appear once {fewestCandidates} candidates have taken the quiz, so that they are never about one
          person.
        </p>
      ) : (
        <>
          <p className="tabular">
            {data.results.passed} of {data.results.candidates} candidates passed. On average an attempt had{' '}
            {data.results.averageScore}% right.
          </p>
          <ol className="grid gap-3">
            {data.results.questions.map((question) => (
              <li key={question.prompt} className="grid gap-1">
                <p className="flex justify-between gap-4 text-sm">
                  <span className="min-w-0">{question.prompt}</span>
                  <span className="tabular flex-none">
                    {question.right} of {question.asked} right
                  </span>
                </p>
                <MeasuredBar label={question.prompt} value={question.right} max={question.asked} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
