import type { WeighedMatch } from './score.ts'

/** From here on two titles name related work, and two texts tell of the same work. */
export const relatedTitle = 0.6
const closeText = 0.35
const someMustHaves = 3

/** The search for pairs casts wide; a pair is kept when its titles, its texts or its must-haves speak for it. */
export function isWorthListing({ parts }: Pick<WeighedMatch, 'parts'>): boolean {
  const share = (name: 'title' | 'experience') => {
    const part = parts.aiParts.find((one) => one.name === name)
    return part?.points ? part.points / part.maximum : 0
  }
  const { met, of } = parts.mustHaves
  if (met >= someMustHaves || (of > 0 && met === of)) return true
  return share('title') >= relatedTitle || share('experience') >= closeText
}
