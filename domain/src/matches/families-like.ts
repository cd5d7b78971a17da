import { remember } from '../taxonomy/remember.ts'
import { allTitleFamilies } from '../taxonomy/title-families.ts'
import { titleFit } from './title-fit.ts'
import { relatedTitle } from './worth-listing.ts'

/** The families whose titles are near enough to one of these to be worth listing for it, without these themselves. */
export function familiesLike(families: readonly string[]): string[] {
  const like = new Set(families.flatMap((family) => likeOne(family)))
  return [...like].filter((family) => !families.includes(family))
}

const likeOne = remember((family) =>
  allTitleFamilies.map(({ name }) => name).filter((name) => shareBeside(name, family) >= relatedTitle),
)

function shareBeside(name: string, family: string): number {
  return titleFit(name, { desiredTitles: [family], heldTitles: [] })?.share ?? 0
}
