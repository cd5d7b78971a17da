import { FileText, Hourglass, Lock } from 'lucide-react'
import { resumeProgress, resumeUploadHint } from '#domain/resumes/messages.ts'
import type { ResumeStateView } from '#domain/resumes/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { AiConsent } from './ai-consent.tsx'
import { fileSize } from './file-size.ts'
import { ReadingStages } from './reading-stages.tsx'
import { ScanHint } from './scan-hint.tsx'
import { SheetPicture } from './sheet-picture.tsx'
import type { Upload } from './use-upload.ts'

type ReadingCardProps = { upload: Upload | null; resume: ResumeStateView | null; onCancel: () => void }

/** The file on its way: real bytes while it is sent, then the server's own stages. */
export function ReadingCard({ upload, resume, onCancel }: ReadingCardProps) {
  const name = upload?.name ?? resume?.originalFilename ?? ''
  const percent = upload ? uploadPercent(upload) : (resume?.percent ?? 0)
  const text = upload ? resumeProgress.upload.text : (resume?.text ?? '')
  return (
    <div className="mx-auto grid max-w-224 gap-8">
      <PageHeader title="Reading your résumé" lead={resumeUploadHint} className="mb-0" />
      <div className="grid overflow-clip rounded-card border border-line bg-surface shadow-lift md:grid-cols-[15.5rem_1fr]">
        <SheetPicture percent={percent} />
        <div className="grid content-start gap-6 p-5 md:p-8">
          <div className="flex items-start gap-3">
            <Icon of={FileText} className="mt-0.5" />
            <div className="min-w-0">
              <p className="font-strong break-words">{name}</p>
              {upload && <p className="text-xs text-ink-soft">{fileSize(upload.totalBytes)}</p>}
            </div>
            {upload && (
              <Button variant="quiet" size="sm" onClick={onCancel} className="ml-auto">
                Cancel
              </Button>
            )}
          </div>
          <ProgressBar
            label={text}
            percent={percent}
            heading={
              <h2 className="text-2xl">
                <span role="status">{text}</span>
              </h2>
            }
          />
          <ReadingStages upload={upload} resume={upload ? null : resume} />
          <ScanHint isParsing={!upload && resume?.step === 'parse'} />
          <Note icon={Hourglass}>
            {upload
              ? 'Keep this page open until the file has left.'
              : 'You can close this page. We carry on, and you come back to this spot.'}
          </Note>
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Note icon={Lock}>
          Only you can see this file. When you apply, a frozen copy goes with your application. Later edits stay here.
        </Note>
        <AiConsent />
      </div>
    </div>
  )
}

/** The bytes fill the share of the bar that the specification gives to uploading. */
function uploadPercent({ sentBytes, totalBytes }: Upload): number {
  return totalBytes === 0 ? 0 : (sentBytes / totalBytes) * resumeProgress.upload.percent
}
