import * as z from 'zod/mini'

/** When the company of an anonymous job becomes known to a candidate (decisions.md G.47). Only domain/src/reveals acts on it. */
export const revealPolicies = ['application_quiz', 'shortlist', 'interview', 'never'] as const
export const revealPolicy = z.enum(revealPolicies)
export type RevealPolicy = z.infer<typeof revealPolicy>
