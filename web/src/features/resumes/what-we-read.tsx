import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { DocumentText } from './document-text.tsx'
import { resumeReadingQuery } from './queries.ts'
import { ReadingEditor } from './reading-editor.tsx'

/** The structured reading beside the document's text, each field to be corrected (decisions.md D.17). */
export function WhatWeRead({ resumeId }: { resumeId: string }) {
  const { data, error, refetch, isFetching } = useQuery(resumeReadingQuery(resumeId))
  return (
    <PageBody>
      <PageHeader
        title="What we read"
        back={
          <TextLink to="/onboarding/resume" search={{ replace: 1 }}>
            <Icon of={ArrowLeft} /> Your analysis
          </TextLink>
        }
        lead="Correct what we got wrong: your corrections count for your analysis and your matches. Your file stays as it is."
      />
      {data && (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_26rem]">
          <ReadingEditor key={data.version} view={data} />
          <DocumentText reading={data.reading} />
        </div>
      )}
      {!data && !error && (
        <Waiting label="Loading what we read">
          <SkeletonCard />
        </Waiting>
      )}
      {error && !data && (
        <ErrorState
          title="What we read did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </PageBody>
  )
}
