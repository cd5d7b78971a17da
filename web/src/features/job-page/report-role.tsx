import { Flag } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { reportWords } from '#domain/applications/report.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'

/** Hardly anybody opens it, so its code waits until somebody does. */
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** The quiet way to say that something is wrong with a role. Once said, the place says so. */
export function ReportRole({ job }: { job: JobForCandidate }) {
  const [step, setStep] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const isDone = job.isReported && step !== 'open'
  const answer = useRef<HTMLDivElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone && step === 'closed') answer.current?.focus()
  }, [isDone, step])

  if (isDone) {
    return (
      <div ref={answer} tabIndex={-1}>
        <Note icon={Flag}>{reportWords.done}</Note>
      </div>
    )
  }
  return (
    <div>
      <Button variant="bare" size="sm" className="-ml-3" onClick={() => setStep('open')}>
        <Icon of={Flag} /> {reportWords.ask}
      </Button>
      {step !== 'unopened' && (
        <Suspense fallback={null}>
          <ReportDialog job={job} open={step === 'open'} onClose={() => setStep('closed')} />
        </Suspense>
      )}
    </div>
  )
}
