import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { waitsForQuiz } from '#domain/applications/next-step.ts'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'

const route = getRouteApi('/signed-in/dashboard')
const QuizEditor = lazy(() => import('../quizzes/quiz-editor.tsx').then((part) => ({ default: part.QuizEditor })))

/** The quizzes of all roles; one of them opened to read and change it. */
export function AssessmentsTab({ roles }: { roles: readonly OwnJobListItem[] }) {
  const { quiz } = route.useSearch()
  const opened = roles.find((role) => role.id === quiz)
  const open = roles.filter((role) => ['draft', 'quiz_pending', 'published', 'paused'].includes(role.state))
  if (opened) {
    return (
      <section aria-labelledby="build-quiz" className="grid gap-5">
        <TextLink to="/dashboard" hash="assessments">
          <Icon of={ArrowLeft} /> Assessments
        </TextLink>
        <h2 id="build-quiz" className="wrap-anywhere">
          Quiz for {opened.title}
        </h2>
        <Suspense
          fallback={
            <Waiting label="Loading the quiz">
              <Skeleton className="h-72" />
            </Waiting>
          }
        >
          <QuizEditor jobId={opened.id} />
        </Suspense>
      </section>
    )
  }
  return (
    <section aria-labelledby="assessments-heading" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="assessments-heading">Assessments</h2>
        <p className="max-w-measure text-ink-soft">
          Quizzes are auto-generated from job descriptions. Read yours, change it, or have new questions made before you
          publish.
        </p>
      </div>
      {open.length === 0 ? (
        <EmptyState heading="h3" title="No quizzes yet" action={<ButtonLink to="/post-job">Create Role</ButtonLink>}>
          Each role gets its own quiz of six questions as soon as you have described it.
        </EmptyState>
      ) : (
        <ul className="grid border-b border-line">
          {open.map((role) => (
            <li
              key={role.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4"
            >
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="text-lg wrap-anywhere">{role.title}</h3>
                <p className="text-sm text-ink-soft">{quizWords(role)}</p>
              </div>
              <ButtonLink to="/dashboard" search={{ quiz: role.id }} hash="assessments" variant="tonal" size="sm">
                {role.state === 'published' ? 'Read Quiz' : 'Build Quiz'}
                <span className="sr-only"> of {role.title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function quizWords(role: OwnJobListItem): string {
  const isUsed = waitsForQuiz({ isAnonymous: role.isAnonymous, policy: role.anonymityRevealPolicy })
  if (!isUsed) return 'Not used: this role shows its company in another way.'
  return role.state === 'published' ? 'In use, so it stands still.' : 'Candidates take it before they see your company.'
}
