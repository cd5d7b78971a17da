import { useQuery } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody } from '../../ui/page.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { AnalysisFolds } from './analysis-folds.tsx'
import { AnalysisHeader } from './analysis-header.tsx'
import { AtsCheckList } from './ats-check-list.tsx'
import { KeywordGaps } from './keyword-gaps.tsx'
import { resumeAnalysisQuery } from './queries.ts'
import { Questions } from './questions.tsx'
import { QuickWins } from './quick-wins.tsx'
import { ScoreParts } from './score-parts.tsx'
import { TopStrengths } from './top-strengths.tsx'

type AnalysisViewProps = { resumeId: string; onReplace: (file: File) => void; replaceError: string | undefined }

/** What the coach found, from one sentence at the top to each line it came from. */
export function AnalysisView({ resumeId, onReplace, replaceError }: AnalysisViewProps) {
  const { data, isPending, error, refetch } = useQuery(resumeAnalysisQuery(resumeId))
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
    return (
      <PageBody>
        <Waiting label="Loading the analysis">
          <Skeleton className="h-72" />
        </Waiting>
      </PageBody>
    )
  }
  const { analysis, resume, answers, appliedFixIds } = data
  return (
    <PageBody>
      <AnalysisHeader resume={resume} analysis={analysis} onReplace={onReplace} replaceError={replaceError} />
      <ScoreParts analysis={analysis} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20.5rem]">
        <div className="grid content-start gap-10">
          <QuickWins resumeId={resumeId} fixes={analysis.quickFixes} appliedFixIds={appliedFixIds} />
          <TopStrengths strengths={analysis.topWins} />
        </div>
        <div className="grid content-start gap-10">
          <AtsCheckList checks={analysis.atsChecks} total={analysis.atsReadiness} />
          <KeywordGaps gaps={analysis.keywordGaps} roles={analysis.keywordsFor} />
        </div>
      </div>
      <div className="mt-10">
        {analysis.questions.length > 0 && (
          <Questions resumeId={resumeId} questions={analysis.questions} answers={answers} />
        )}
        <AnalysisFolds analysis={analysis} />
      </div>
      <div className="mt-10 flex justify-end">
        <ButtonLink to="/start/prefs" size="lg">
          Continue to Next Step
        </ButtonLink>
      </div>
    </PageBody>
  )
}
