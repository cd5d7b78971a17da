import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobSkill } from '#domain/jobs/schema.ts'
import type { ReviewView } from '#domain/jobs/views.ts'
import { Chip, ChipList } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ownCompanyQuery } from '../companies/queries.ts'
import { AboutCompany } from '../job-page/about-company.tsx'
import { AboutRole } from '../job-page/about-role.tsx'
import { GateSteps } from '../job-page/gate-steps.tsx'
import { JobIdentity } from '../job-page/job-header.tsx'
import { WhoSeesWhat } from '../job-page/who-sees-what.tsx'
import type { JobFields } from './job-fields.ts'
import { previewOf } from './preview-of.ts'

type PreviewDialogProps = {
  open: boolean
  onClose: () => void
  fields: JobFields
  review: ReviewView | undefined
}

/** The role by the very parts that make up the page of a candidate. */
export function PreviewDialog({ open, onClose, fields, review }: PreviewDialogProps) {
  const { data } = useQuery(ownCompanyQuery)
  const [now] = useState(() => new Date())
  if (!data?.company) return null
  const job = previewOf(fields, review, data.company, now)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="Preview as a candidate"
      description="Each candidate also sees a score, and beside each skill and term what they bring."
    >
      <div className="grid gap-10">
        <JobIdentity job={job} heading={<h3 className="text-2xl wrap-anywhere">{job.title || 'Your title'}</h3>} />
        <section aria-labelledby="preview-gate" className="grid gap-4">
          <h2 id="preview-gate" className="text-xl">
            How this one works
          </h2>
          <GateSteps job={job} />
        </section>
        <Asked skills={job.skillsRequired} importance="must_have" title="Must have" />
        <Asked skills={job.skillsRequired} importance="nice" title="Nice to have" />
        <AboutRole description={job.description || 'Your description'} />
        <AboutCompany company={job.company} />
        <WhoSeesWhat job={job} />
      </div>
    </Dialog>
  )
}

type AskedProps = { skills: readonly JobSkill[]; importance: JobSkill['importance']; title: string }

function Asked({ skills, importance, title }: AskedProps) {
  const asked = skills.filter((one) => one.importance === importance)
  if (asked.length === 0) return null
  return (
    <section aria-labelledby={`preview-${importance}`} className="grid gap-3">
      <h2 id={`preview-${importance}`} className="text-xl">
        {title}
      </h2>
      <ChipList label={title}>
        {asked.map(({ skill }) => (
          <Chip key={skill}>{skill}</Chip>
        ))}
      </ChipList>
    </section>
  )
}
