import type { ReviewView } from '#domain/jobs/views.ts'

/** What every field needs to show its own finds. */
export type LeakPart = {
  leaks: ReviewView['leaks']
  confirmed: readonly string[]
  onConfirm: (keys: string[]) => void
  onShow: (leak: ReviewView['leaks'][number]) => void
}
