import { titleSimilarity } from '../taxonomy/titles.ts'

export type TitleFit = { share: number; through: string; isDesired: boolean }

/** T: the closest of the desired and the last two held titles; null where none is known. */
export function titleFit(
  jobTitle: string,
  { desiredTitles, heldTitles }: { desiredTitles: readonly string[]; heldTitles: readonly string[] },
): TitleFit | null {
  if (jobTitle.trim() === '') return null
  const fits = [
    ...desiredTitles.map((title) => ({ share: titleSimilarity(title, jobTitle), through: title, isDesired: true })),
    ...heldTitles.map((title) => ({ share: titleSimilarity(title, jobTitle), through: title, isDesired: false })),
  ]
  return fits.sort((a, b) => b.share - a.share)[0] ?? null
}
