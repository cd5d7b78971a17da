import { Check, FileText } from 'lucide-react'
import { useId } from 'react'
import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import type { ResumeStateView } from '#domain/resumes/schema.ts'
import { Badge } from '../../ui/badge.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { TextLink } from '../../ui/text-button.tsx'

type AnalysisHeaderProps = {
  resume: ResumeStateView
  analysis: ResumeAnalysis
  onReplace: (file: File) => void
  replaceError: string | undefined
  draft: { id: string; changes: number } | null
}

/** One sentence first, then the two scores. */
export function AnalysisHeader({ resume, analysis, onReplace, replaceError, draft }: AnalysisHeaderProps) {
  usePageTitle('Your analysis')
  return (
    <header className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[1fr_auto]">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-2">
            <Icon of={FileText} /> {resume.originalFilename} · read {readWhen(resume.createdAt)}
          </span>
          <TextLink to="/onboarding/resume" search={{ replace: 1, view: 'reading' }} className="print:hidden">
            What we read
          </TextLink>
          <ReplaceFile onFile={onReplace} error={replaceError} />
        </div>
        <h1 tabIndex={-1}>{analysis.oneLineSummary}</h1>
        <p className="max-w-measure text-lg text-ink-soft">{analysis.summary}</p>
        {analysis.badges.length > 0 && (
          <ul aria-label="Badges" className="flex flex-wrap gap-2">
            {analysis.badges.map((badge) => (
              <li key={badge}>
                <Badge tone="good" icon={Check}>
                  {badge}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        {analysis.estTimeToImproveMinutes > 0 && (
          <p>
            <strong>{analysis.estTimeToImproveMinutes} minutes</strong> of edits would take Overall from{' '}
            <strong>{analysis.overallScore}</strong> to about <strong>{analysis.overallAfterFixes}</strong>.
          </p>
        )}
        {draft && (
          <p className="print:hidden">
            <TextLink to="/resume-drafts/$id" params={{ id: draft.id }}>
              Open your draft ({draft.changes} {draft.changes === 1 ? 'change' : 'changes'})
            </TextLink>
          </p>
        )}
      </div>
      <div className="flex gap-8 max-md:justify-center">
        <SmileMeter value={analysis.overallScore} label="Overall" size={132} />
        <SmileMeter value={analysis.atsReadiness} label="ATS readiness" size={132} />
      </div>
    </header>
  )
}

function ReplaceFile({ onFile, error }: { onFile: (file: File) => void; error: string | undefined }) {
  const id = useId()
  return (
    <span>
      <label
        htmlFor={id}
        className="cursor-pointer rounded-sm font-medium text-action underline-offset-4 print:hidden hover:underline has-focus-visible:outline-3 has-focus-visible:outline-focus"
      >
        Replace it
        <input
          id={id}
          type="file"
          accept=".pdf,.doc,.docx"
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
      </label>
      {error && <FieldError>{error}</FieldError>}
    </span>
  )
}

function readWhen(createdAt: string): string {
  return new Date(createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
