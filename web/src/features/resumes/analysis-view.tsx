import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody } from '../../ui/page.tsx'
import { AnalysisFolds } from './analysis-folds.tsx'
import { AnalysisHeader } from './analysis-header.tsx'
import { AnalysisSkeleton } from './analysis-skeleton.tsx'
import { AtsCheckList } from './ats-check-list.tsx'
import { FormerVersions } from './former-versions.tsx'
import { KeywordGaps } from './keyword-gaps.tsx'
import { resumeAnalysisQuery } from './queries.ts'
import { Questions } from './questions.tsx'
import { QuickWins } from './quick-wins.tsx'
import { ScoreParts } from './score-parts.tsx'
import { ShortAnalysis } from './short-analysis.tsx'
import { TopStrengths } from './top-strengths.tsx'
import { useLiveAnalysis } from './use-live-analysis.ts'

type AnalysisViewProps = { resumeId: string; onReplace: (file: File) => void; replaceError: string | undefined }

/** What the coach found, from one sentence at the top to each line it came from. */
export function AnalysisView({ resumeId, onReplace, replaceError }: AnalysisViewProps) {
  const { data, isPending, error, refetch } = useQuery(resumeAnalysisQuery(resumeId))
  useLiveAnalysis(resumeId)
  if (error) {
    const { message, requestId } = readProblem(error)
    return (
      <PageBody>
        <ErrorState
          heading="h1"
          title="The analysis did not load"
          description={message}
          requestId={requestId ?? undefined}
          onRetry={() => void refetch()}
        />
      </PageBody>
    )
  }
  if (isPending) {
    return <AnalysisSkeleton />
  }
  const { analysis, resume, answers, appliedIds, draft, scores } = data
  if (!analysis) return <ShortAnalysis resume={resume} scores={scores} />
  return (
    <PageBody>
      <AnalysisHeader
        resume={resume}
        analysis={analysis}
        draft={draft}
        onReplace={onReplace}
        replaceError={replaceError}
      />
      <ScoreParts resumeId={resumeId} analysis={analysis} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20.5rem]">
        <div className="grid content-start gap-10">
          <QuickWins resumeId={resumeId} fixes={analysis.quickFixes} appliedIds={appliedIds} />
          <TopStrengths resumeId={resumeId} strengths={analysis.topWins} />
          {analysis.questions.length > 0 && (
            <Questions resumeId={resumeId} questions={analysis.questions} answers={answers} />
          )}
        </div>
        <div className="grid content-start gap-10">
          <AtsCheckList resumeId={resumeId} checks={analysis.atsChecks} total={analysis.atsReadiness} />
          <KeywordGaps resumeId={resumeId} gaps={analysis.keywordGaps} roles={analysis.keywordsFor} />
        </div>
      </div>
      <div className="mt-10">
        <AnalysisFolds resumeId={resumeId} analysis={analysis} appliedIds={appliedIds} />
        <FormerVersions resumeId={resumeId} />
      </div>
      <div className="mt-10 flex flex-wrap justify-end gap-3 print:hidden">
        <Button variant="bare" size="lg" onClick={() => window.print()}>
          <Icon of={Printer} /> Print this analysis
        </Button>
        <ButtonLink to="/start/prefs" size="lg">
          Continue to Next Step
        </ButtonLink>
      </div>
    </PageBody>
  )
}
