import { CircleCheck } from 'lucide-react'
import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import { Icon } from '../../ui/icon.tsx'
import { SourceLines } from './source-lines.tsx'

type TopStrengthsProps = { resumeId: string; strengths: ResumeAnalysis['topWins'] }

export function TopStrengths({ resumeId, strengths }: TopStrengthsProps) {
  if (strengths.length === 0) return null
  return (
    <section aria-labelledby="top-strengths">
      <h2 id="top-strengths" className="mb-4 text-xl">
        Top strengths
      </h2>
      <ul className="grid gap-3">
        {strengths.map(({ text, lines }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon of={CircleCheck} className="mt-1 text-good" />
            <div className="min-w-0">
              <p>{text}</p>
              <SourceLines resumeId={resumeId} lines={lines} what={`for ${text}`} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
