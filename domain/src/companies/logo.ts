/** As a picture of a person: under two megabytes, kept as a square that every card can show. */
export const logoBytes = 2 * 1024 * 1024
export const logoImage = { side: 256, quality: 90 } as const
