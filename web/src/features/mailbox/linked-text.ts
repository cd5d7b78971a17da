/** A piece of a mail's text; addresses of this copy become paths, whatever name it was opened under. */
export type TextPiece = { text: string; href?: string }

const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g

export function linkedText(text: string, origin: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const found of text.matchAll(address)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) })
    pieces.push({ text: found[0], href: hrefOf(found[0], origin) })
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

function hrefOf(link: string, origin: string): string {
  return link.startsWith(`${origin}/`) ? link.slice(origin.length) : link
}
