import type { ProfileView } from '#domain/profiles/schema.ts'

/** "Portland, OR (PT)": the zone stands behind places of the United States once they are saved. */
export function placeWords({ desiredLocations, locationZones }: ProfileView): (place: string) => string {
  return (place) => {
    const zone = locationZones[desiredLocations.indexOf(place)]
    return zone ? `${place} (${zone})` : place
  }
}
