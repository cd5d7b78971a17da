export const wizardSteps = ['basics', 'experience', 'links', 'trust', 'complete'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The step of the address counts from 1; anything else begins at the beginning. */
export function readWizardSearch(search: Record<string, unknown>): { step?: number } {
  const step = Number(search.step)
  return Number.isInteger(step) && step >= 1 && step <= wizardSteps.length ? { step } : {}
}
