import * as z from 'zod/mini'

/** How far people have come with a role. A quiz that the role does not have is null, which is not the same as nobody. */
export const pipeline = z.object({
  matched: z.int(),
  applied: z.int(),
  quizPassed: z.nullable(z.int()),
  shortlisted: z.int(),
  interview: z.int(),
  /** Applications without an answer, how many of them are past the 14 days, and since when the oldest waits. */
  waiting: z.int(),
  overdue: z.int(),
  oldestWaitingSince: z.nullable(z.iso.datetime()),
  /** Days to the first answer, half of them sooner; null while nobody has had one. */
  firstReplyDays: z.nullable(z.number()),
})
export type Pipeline = z.infer<typeof pipeline>

export type PipelineStep = {
  key: 'matched' | 'applied' | 'quizPassed' | 'shortlisted' | 'interview'
  count: number | null
}

export function pipelineSteps(counts: Pipeline): PipelineStep[] {
  return [
    { key: 'matched', count: counts.matched },
    { key: 'applied', count: counts.applied },
    { key: 'quizPassed', count: counts.quizPassed },
    { key: 'shortlisted', count: counts.shortlisted },
    { key: 'interview', count: counts.interview },
  ]
}

export const stepWords: Record<PipelineStep['key'], string> = {
  matched: 'Matched',
  applied: 'Applied',
  quizPassed: 'Quiz passed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
}

const stopWords: Partial<Record<PipelineStep['key'], string>> = {
  applied: 'Applying',
  quizPassed: 'The quiz',
  shortlisted: 'Your shortlist',
  interview: 'The interview',
}

/** The step at which the largest share goes no further; null while too few people have come by to tell. */
export function mostStopAt(counts: Pipeline, fewest = 5): string | null {
  const steps = pipelineSteps(counts).filter((step) => step.count !== null)
  let worst: { word: string; share: number } | null = null
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]?.count ?? 0
    const word = stopWords[step.key]
    if (word === undefined || before < fewest) continue
    const share = 1 - Math.min(1, (step.count ?? 0) / before)
    if (share > 0 && (worst === null || share > worst.share)) worst = { word, share }
  }
  return worst?.word ?? null
}
