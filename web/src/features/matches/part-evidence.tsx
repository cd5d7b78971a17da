import type { EvidencePoint } from '#domain/matches/evidence-schema.ts'
import { EvidenceFold } from './evidence-fold.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { jobEvidenceQuery } from './queries.ts'

const names = { resume: 'Your résumé', wish: 'Your wishes', posting: 'The posting' }

type Part = EvidencePoint['part']

/** Under one figure of a score: the candidate's own lines beside those of the posting. */
export function PartEvidence({ jobId, part, name }: { jobId: string; part: Part; name: string }) {
  return (
    <EvidenceFold of={name} query={jobEvidenceQuery(jobId)} size="text-xs">
      {(all) => {
        const points = all.filter((point) => point.part === part)
        if (points.length === 0) return <p className="text-sm text-ink-soft">{nothingWords[part]}</p>
        return <EvidenceList points={points} names={names} />
      }}
    </EvidenceFold>
  )
}

const nothingWords: Record<Part, string> = {
  skills: 'The posting names no skills.',
  title: 'There was no title to compare.',
  experience: 'No two lines are alike; the two texts were compared as a whole.',
  seniority: 'One side names no level.',
  gates: 'You have stated no wish that this posting could meet.',
}
