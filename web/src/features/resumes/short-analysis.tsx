import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resumeMessages } from '#domain/resumes/messages.ts'
import type { ResumeStateView } from '#domain/resumes/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { analyzeMutation, resumeAnalysisQuery } from './queries.ts'

type ShortAnalysisProps = {
  resume: ResumeStateView
  scores: { overall: number; atsReadiness: number; summary: string | null }
}

/** An older analysis: only its scores and summary were kept. */
export function ShortAnalysis({ resume, scores }: ShortAnalysisProps) {
  const queryClient = useQueryClient()
  const analyze = useMutation({
    ...analyzeMutation,
    onSuccess: (analysis) => {
      queryClient.setQueryData(resumeAnalysisQuery(resume.id).queryKey, analysis)
      showMessage(resumeMessages.analysisComplete)
    },
    onError: (error) => showMessage(resumeMessages.processingFailed(readProblem(error).message)),
  })
  return (
    <PageBody width="narrow">
      <PageHeader title="Your analysis" lead={`An earlier analysis of ${resume.originalFilename}.`} />
      <dl className="flex flex-wrap gap-10">
        <Score label="Overall" value={scores.overall} />
        <Score label="ATS readiness" value={scores.atsReadiness} />
      </dl>
      {scores.summary && <p className="mt-6 max-w-measure text-lg">{scores.summary}</p>}
      <Button className="mt-8" variant="tonal" busy={analyze.isPending} onClick={() => analyze.mutate(resume.id)}>
        {analyze.isPending ? 'Analyzing…' : 'Analyze again in full'}
      </Button>
    </PageBody>
  )
}

function Score({ label, value }: { label: string; value: number }) {
  return (
    <div className="grid justify-items-center gap-1">
      <dt className="sr-only">{label}</dt>
      <dd className="grid justify-items-center gap-1">
        <SmileMeter value={value} label={label} size={132} />
        <span className="tabular text-sm text-ink-soft">{value}%</span>
      </dd>
    </div>
  )
}
