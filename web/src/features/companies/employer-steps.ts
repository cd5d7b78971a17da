export const employerSteps = ['info', 'company', 'verify', 'complete'] as const

/** The step of the address counts from 1; anything else begins at the beginning. */
export function readEmployerSearch(search: Record<string, unknown>): { step?: number } {
  const step = Number(search.step)
  return Number.isInteger(step) && step >= 1 && step <= employerSteps.length ? { step } : {}
}
