export const matchPageSize = 10

/** One immediate run stores this many matches; the background adds the rest (decisions.md K.73). */
export const matchRequestLimit = 20

/** Long enough for a sentence to oneself, short enough for a card. */
export const savedNoteMaximum = 200

/** Three columns are what a phone can show side by side. */
export const comparedAtMost = 3
