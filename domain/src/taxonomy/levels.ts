import * as z from 'zod/mini'

/** The levels of the specification, lowest first. */
export const levels = ['junior', 'mid', 'senior', 'staff_plus'] as const
export const level = z.enum(levels)
export type Level = z.infer<typeof level>

export const levelWords: Record<Level, string> = {
  junior: 'junior level',
  mid: 'mid level',
  senior: 'senior level',
  staff_plus: 'staff level or above',
}

/** Steps between two levels; the sign says whether the second stands above the first. */
export function levelSteps(from: Level, to: Level): number {
  return levels.indexOf(to) - levels.indexOf(from)
}
