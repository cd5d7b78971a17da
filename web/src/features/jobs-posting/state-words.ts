import type { JobState } from '#domain/jobs/schema.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** How a state is called and dressed, wherever a role is listed. */
export const stateWords: Record<JobState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'plain' },
  quiz_pending: { label: 'Quiz pending', tone: 'warn' },
  published: { label: 'Published', tone: 'good' },
  paused: { label: 'Paused', tone: 'plain' },
  filled: { label: 'Filled', tone: 'plain' },
  closed: { label: 'Closed', tone: 'plain' },
  expired: { label: 'Expired', tone: 'plain' },
}
