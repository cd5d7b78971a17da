import type { RankedCandidate } from '#domain/applications/schema.ts'
import { evidenceParts } from '#domain/matches/evidence-parts.ts'
import type { EvidencePoint } from '#domain/matches/evidence-schema.ts'
import { EvidenceFold } from '../matches/evidence-fold.tsx'
import { EvidenceList } from '../matches/evidence-list.tsx'
import { applicantEvidenceQuery } from './queries.ts'

const names = { resume: 'Frozen résumé', wish: 'Their wishes', posting: 'Your posting' }
const partNames = {
  skills: 'Skills',
  title: 'Title',
  experience: 'Experience: the lines most alike',
  seniority: 'Seniority',
  gates: 'What must fit',
}

/** Why this match, to the lines: the frozen résumé as far as it may be read, beside the employer's own posting. */
export function CandidateEvidence({ jobId, candidate }: { jobId: string; candidate: RankedCandidate }) {
  const key = { jobId, candidateUserId: candidate.candidateUserId }
  return (
    <EvidenceFold of={candidate.name} query={applicantEvidenceQuery(key, candidate.isRevealed)} size="text-sm">
      {(points) =>
        points.length > 0 ? (
          evidenceParts.map((part) => (
            <Part key={part} name={partNames[part]} points={points.filter((point) => point.part === part)} />
          ))
        ) : (
          <p className="text-sm text-ink-soft">
            There is nothing to lay side by side: the résumé could not be read in lines.
          </p>
        )
      }
    </EvidenceFold>
  )
}

function Part({ name, points }: { name: string; points: readonly EvidencePoint[] }) {
  if (points.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line pt-3">
      <h4 className="font-text text-sm font-strong tracking-body">{name}</h4>
      <EvidenceList points={points} names={names} />
    </section>
  )
}
