import type * as z from 'zod/mini'

export type Ask<Answer> = {
  /** What to do. The facts go into `data`, which is handed over as data and never as an instruction. */
  task: string
  data: unknown
  answer: z.ZodMiniType<Answer>
}

/** Phrases things in better words. It never scores, ranks or decides (decisions.md A.3). */
export type LanguageModel = {
  /** Null whenever nothing usable came back in time: the caller has its own words then. */
  ask<Answer>(question: Ask<Answer>): Promise<Answer | null>
}
