type NewMatch = { title: string; composite: number }

/** Lines in one mail; the page has the rest. */
export const digestShown = 5
/** Below this a match is on the list for whoever looks, and no reason to write. */
export const digestWorth = 60

/** What the bell and the mail say. Titles and figures only: who is behind a job is for the page to decide. */
export function digestNews(found: readonly NewMatch[]) {
  const [best] = found
  const title = found.length === 1 ? 'A new match' : `${found.length} new matches`
  const body = found.length === 1 ? `${best?.title}` : `${best?.title} and ${found.length - 1} more`
  const lines = found.slice(0, digestShown).map((match) => `${match.title}: ${match.composite} of 100`)
  const left = found.length - lines.length
  return { notice: { title, body }, lines: left > 0 ? [...lines, `And ${left} more.`] : lines }
}
