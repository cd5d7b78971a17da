import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { resumeMessages } from '#domain/resumes/messages.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { DraftChanges } from './draft-changes.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { FormerVersions } from './former-versions.tsx'
import { resumeDraftQuery } from './queries.ts'

const route = getRouteApi('/signed-in/candidate/resume-drafts/$id')

/** An improved text of the résumé, with what changed in it and why, until it becomes the active one. */
export function DraftPage() {
  const { id } = route.useParams()
  const { data: draft, error, refetch, isFetching } = useQuery(resumeDraftQuery(id))
  const isMissing = namesNothing(error && readProblem(error))
  useLeaveWhenMissing(isMissing)
  return (
    <PageBody>
      <PageHeader
        title={draft?.title ?? 'Your draft'}
        back={
          <TextLink to="/onboarding/resume" search={{ replace: 1 }}>
            <Icon of={ArrowLeft} /> Your analysis
          </TextLink>
        }
        lead="Your uploaded file stays as it is, and so does every application you have sent."
      />
      {draft && (
        <>
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20.5rem]">
            <DraftEditor key={`${draft.id}.${draft.version}`} draft={draft} />
            <DraftChanges changes={draft.changes} />
          </div>
          <div className="mt-10">
            <FormerVersions resumeId={draft.resumeId} />
          </div>
        </>
      )}
      {!draft && !error && (
        <Waiting label="Loading your draft">
          <SkeletonCard />
        </Waiting>
      )}
      {error && !isMissing && !draft && (
        <ErrorState
          title="Your draft did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </PageBody>
  )
}

/** Specification section 8: the toast, then /resume, which leads to the résumé screen. */
function useLeaveWhenMissing(isMissing: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isMissing) return
    showMessage(resumeMessages.draftNotFound)
    void navigate({ to: '/resume', replace: true })
  }, [isMissing, navigate])
}
