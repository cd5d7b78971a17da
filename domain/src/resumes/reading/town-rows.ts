import type { HeldRole } from '../reading.ts'
import { employerScore } from './employer-cues.ts'
import { titleScore } from './title-cues.ts'

const lastPiece = /^(?:(.*?)(?:\s*,\s+|\t+|\s+[|•·–—-]\s+|\s*[|•·]\s+))?([^,|•·\t]+)$/u
const inBrackets = /^(.+?)\s*\(([^()]+)\)$/u

/**
 * The header row at whose end a résumé names the towns of its roles, told from the towns we know: there the others,
 * too small for any list, stand as well. Null where no row is usual.
 */
export function usualTownRow(roles: readonly HeldRole[], headers: readonly (readonly string[])[]): number | null {
  const counts = new Map<number, number>()
  for (const [at, role] of roles.entries()) {
    const town = role.place
    const row =
      town === null ? -1 : (headers[at] ?? []).findIndex((text) => text.endsWith(town) || text.endsWith(`${town})`))
    if (row >= 0) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  const [usual] = [...counts].sort((a, b) => b[1] - a[1])
  return usual?.[0] ?? rowOfBrackets(headers)
}

/** Every role ends one row with a name in brackets: "Baker, Corner Oven (Tudela)". */
function rowOfBrackets(headers: readonly (readonly string[])[]): number | null {
  if (headers.length < 2) return null
  const rows = headers.map((texts) =>
    texts.findIndex((text) => {
      const town = inBrackets.exec(text)?.[2] ?? ''
      return isTownLike(town) && /\p{Ll}{2}/u.test(town)
    }),
  )
  const [first = -1] = rows
  return first >= 0 && rows.every((row) => row === first) ? first : null
}

/** The town at the end of that row, and the rows without it. */
export function takeTown(rows: readonly string[], at: number): { rows: string[]; town: string } | null {
  const [, before = '', town = ''] = inBrackets.exec(rows[at] ?? '') ?? lastPiece.exec(rows[at] ?? '') ?? []
  if (!isTownLike(town) || (before === '' && rows.length < 2)) return null
  return { rows: rows.flatMap((row, index) => (index === at ? (before === '' ? [] : [before]) : [row])), town }
}

/** One to three capitalised words that name neither work nor an organisation. */
export function isTownLike(text: string): boolean {
  const isShaped = /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Lu}|de|la|am|an|im|sur|del|di|upon)[\p{L}.'’-]*){0,2}$/u.test(text)
  return isShaped && titleScore(text) < 1 && employerScore(text) < 1.2
}
