/** Specification section 5, "Title suggestions". */
const linesLooked = 50
const shortest = 6
const longest = 59
const mostSuggested = 3
const words = ['engineer', 'developer', 'manager', 'designer', 'analyst', 'architect', 'lead', 'director', 'specialist']

/** "Team leadership" is something a person can do, not what they are called. */
const leadership = /leadership|\bleading\b/g

/** Lines of a résumé that read like a title, without those already chosen. */
export function suggestTitlesFrom(resumeText: string, chosen: readonly string[] = []): string[] {
  const taken = new Set(chosen.map((title) => title.trim().toLowerCase()))
  const found: string[] = []
  for (const line of resumeText.split('\n').slice(0, linesLooked)) {
    const title = line.trim()
    const key = title.toLowerCase()
    if (title.length < shortest || title.length > longest || taken.has(key)) continue
    if (!words.some((word) => key.replace(leadership, '').includes(word))) continue
    taken.add(key)
    found.push(title)
    if (found.length === mostSuggested) break
  }
  return found
}
