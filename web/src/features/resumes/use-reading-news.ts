import { useEffect, useRef } from 'react'
import { resumeMessages } from '#domain/resumes/messages.ts'
import type { ResumeStateView } from '#domain/resumes/schema.ts'
import { showMessage } from '../../show-message.ts'

/** Says once how a reading ended that was not over yet when the page first saw it; a reload has no news. */
export function useReadingNews(resume: ResumeStateView | null | undefined): void {
  const known = useRef<string | null>(undefined)
  const end = endOf(resume)

  useEffect(() => {
    if (resume === undefined) return
    const isNews = known.current !== undefined && end !== null && end !== known.current
    known.current = end
    if (!isNews) return
    showMessage(
      resume?.failure ? resumeMessages.processingFailed(resume.failure.message) : resumeMessages.analysisComplete,
    )
  }, [resume, end])
}

function endOf(resume: ResumeStateView | null | undefined): string | null {
  if (!resume) return null
  if (resume.failure) return `${resume.id} failed`
  return resume.step === 'done' ? `${resume.id} done` : null
}
