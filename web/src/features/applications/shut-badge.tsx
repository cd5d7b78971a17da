import { standingLabels } from '#domain/applications/job-standing.ts'
import type { JobStanding } from '#domain/matches/standings.ts'
import { Badge } from '../../ui/badge.tsx'

/** In a list, why a job takes no applications; nothing while it does. */
export function ShutBadge({ standing }: { standing: JobStanding }) {
  return standing === 'open' ? null : <Badge>Job {standingLabels[standing].toLowerCase()}</Badge>
}
