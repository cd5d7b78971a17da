export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** A moment as somebody in this zone writes it, with the zone's name. */
export function inZone(moment: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment)
  return `${written} (${timeZone})`
}

/** The same for both sides; one line where both live in one zone. */
export function inBothZones(moment: Date, zones: readonly (string | null)[]): string {
  const known = new Set(zones.filter((zone) => zone !== null))
  return [...known].map((zone) => inZone(moment, zone)).join(' / ')
}
