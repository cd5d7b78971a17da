import type { ResumeStateView, ResumeStep } from '#domain/resumes/schema.ts'
import { StepMark } from '../../ui/step-mark.tsx'
import { sentSize } from './file-size.ts'
import type { Upload } from './use-upload.ts'

const stages = ['Uploading', 'Parsing', 'Processing', 'Analyzing'] as const
const stageOfStep: Record<ResumeStep, number> = { parse: 1, embed: 2, analyze: 3, done: 4 }

/** The four named stages, with what has been found so far beside them. */
export function ReadingStages({ upload, resume }: { upload: Upload | null; resume: ResumeStateView | null }) {
  const current = upload || !resume ? 0 : stageOfStep[resume.step]
  const notes = [upload && sentSize(upload.sentBytes, upload.totalBytes), foundSoFar(resume)]
  return (
    <ol className="grid gap-3">
      {stages.map((stage, index) => (
        <li key={stage} className="flex items-center gap-3" aria-current={index === current ? 'step' : undefined}>
          <StepMark state={index < current ? 'done' : index === current ? 'active' : 'locked'} number={index + 1} />
          <span className={index === current ? 'font-strong' : index > current ? 'text-ink-soft' : undefined}>
            {stage}
          </span>
          <span className="tabular ml-auto text-right text-xs text-ink-soft">{notes[index]}</span>
        </li>
      ))}
    </ol>
  )
}

function foundSoFar(resume: ResumeStateView | null): string | null {
  if (!resume?.found) return null
  const { roles, skills, yearsExperience } = resume.found
  const parts = [plural(roles, 'role'), plural(skills.length, 'skill'), yearsExperience && `${yearsExperience} years`]
  return parts.filter(Boolean).join(', ')
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
