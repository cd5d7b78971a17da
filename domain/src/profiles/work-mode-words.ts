import type { WorkMode } from './schema.ts'

export const workModeWords: Record<WorkMode, string> = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' }
