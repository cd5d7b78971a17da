import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { AnalysisView } from './analysis-view.tsx'
import { ReadingCard } from './reading-card.tsx'
import { ResumeFlowBar } from './resume-flow-bar.tsx'
import { UploadArea } from './upload-area.tsx'
import { useLiveResume } from './use-live-resume.ts'
import { useReadingNews } from './use-reading-news.ts'
import { useSkipWhenDone } from './use-skip-when-done.ts'
import { plainRefusals, useUpload, wizardRefusals } from './use-upload.ts'

const WhatWeRead = lazy(async () => {
  const page = await import('./what-we-read.tsx')
  return { default: page.WhatWeRead }
})

/** The résumé screen: choose a file, watch it being read, see what the coach says. */
export function ResumePage() {
  const { replace, view, from } = useSearch({ strict: false })
  const latest = useLiveResume()
  const uploading = useUpload(from === 'wizard' ? wizardRefusals : plainRefusals)
  const resume = latest.data
  useReadingNews(resume)
  const isSkipping = useSkipWhenDone(resume, { stays: Boolean(replace) || view === 'reading' })
  const isReading = uploading.upload !== null || (resume && resume.step !== 'done' && !resume.failure)

  if (latest.isError && !isReading) {
    return (
      <PageBody>
        <PageHeader title="Your résumé" />
        <ErrorState title="Your résumé did not load" onRetry={() => void latest.refetch()} />
      </PageBody>
    )
  }
  if (latest.isPending || isSkipping) {
    return <ResumeWaiting />
  }
  if (isReading) {
    return (
      <>
        <PageBody>
          <ReadingCard upload={uploading.upload} resume={resume ?? null} onCancel={uploading.cancel} />
        </PageBody>
        <ResumeFlowBar isReady={false} />
      </>
    )
  }
  if (view === 'reading' && resume?.step === 'done') {
    return (
      <Suspense fallback={<ResumeWaiting />}>
        <WhatWeRead resumeId={resume.id} />
      </Suspense>
    )
  }
  return (
    <>
      {resume?.step === 'done' ? (
        <AnalysisView resumeId={resume.id} onReplace={uploading.send} replaceError={uploading.error} />
      ) : (
        <PageBody>
          <UploadArea failed={resume ?? null} error={uploading.error} onFile={uploading.send} />
        </PageBody>
      )}
      <ResumeFlowBar isReady={resume?.step === 'done'} />
    </>
  )
}

function ResumeWaiting() {
  return (
    <PageBody>
      <PageHeader title="Your résumé" />
      <Waiting label="Loading your résumé">
        <Skeleton className="h-72" />
      </Waiting>
    </PageBody>
  )
}
