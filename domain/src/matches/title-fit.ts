import { titleSimilarity } from '../taxonomy/titles.ts'

export type TitleFit = { share: number; through: string; isDesired: boolean }

/** Titles this like are the same work in other words. */
const sameWork = 0.8

/** T: the closest of the desired and the last two held titles; null where none is known. */
export function titleFit(
  jobTitle: string,
  { desiredTitles, heldTitles }: { desiredTitles: readonly string[]; heldTitles: readonly string[] },
): TitleFit | null {
  if (jobTitle.trim() === '') return null
  const share = (title: string) => Math.min(1, titleSimilarity(title, jobTitle) / sameWork)
  const fits = [
    ...desiredTitles.map((title) => ({ share: share(title), through: title, isDesired: true })),
    ...heldTitles.map((title) => ({ share: share(title), through: title, isDesired: false })),
  ]
  return fits.sort((a, b) => b.share - a.share)[0] ?? null
}
