/** Stands in a text where something is hidden: always the same length, so that it does not tell what it hides. */
export const redactionMark = '██████'

const markCharacters = /\u2588+/g

/** A text of the person's own making may not contain what looks like a mark. */
export function withoutMarks(text: string): string {
  return text.replace(markCharacters, '')
}

/** The pieces of a redacted text in order; `null` is a hidden one. */
export function piecesOf(text: string): (string | null)[] {
  const pieces: (string | null)[] = []
  for (const [at, piece] of text.split(redactionMark).entries()) {
    if (at > 0) pieces.push(null)
    if (piece !== '') pieces.push(piece)
  }
  return pieces
}
