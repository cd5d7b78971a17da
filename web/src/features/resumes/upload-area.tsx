import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { resumeMessages, resumeUploadHint } from '#domain/resumes/messages.ts'
import type { ResumeStateView } from '#domain/resumes/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { FileDropZone } from '../../ui/file-drop-zone.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { AiConsent } from './ai-consent.tsx'
import { latestResumeQuery, retryResumeMutation } from './queries.ts'

type UploadAreaProps = { failed: ResumeStateView | null; error: string | undefined; onFile: (file: File) => void }

/** Choosing a file, and what became of the last one when it could not be read. */
export function UploadArea({ failed, error, onFile }: UploadAreaProps) {
  return (
    <div className="mx-auto grid max-w-224 gap-6">
      <PageHeader
        title="Upload your résumé"
        lead="We read it, say what works and what to mend, and find roles that fit."
        className="mb-0"
      />
      {failed?.failure && <FailedReading resume={failed} failure={failed.failure} />}
      <FileDropZone
        label="Drop your résumé here, or choose a file"
        hint={resumeUploadHint}
        accept=".pdf,.doc,.docx"
        onFile={onFile}
        error={error}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Note icon={Lock}>Only you can see this file. When you apply, a frozen copy goes with your application.</Note>
        <AiConsent />
      </div>
    </div>
  )
}

function FailedReading({
  resume,
  failure,
}: {
  resume: ResumeStateView
  failure: { message: string; canRetry: boolean }
}) {
  const queryClient = useQueryClient()
  const retry = useMutation({
    ...retryResumeMutation,
    onSuccess: () => queryClient.invalidateQueries(latestResumeQuery),
    onError: (problem) => showMessage(resumeMessages.processingFailed(readProblem(problem).message)),
  })
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-bad bg-surface p-5">
      <h2 className="text-lg">We could not read {resume.originalFilename}</h2>
      <p>{failure.message}</p>
      {failure.canRetry ? (
        <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate(resume.id)} className="justify-self-start">
          Try again
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">Choose another file below to try again.</p>
      )}
    </div>
  )
}
