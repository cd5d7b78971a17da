import { employerScore } from './employer-cues.ts'
import { isWorkingMode, placeScore, tidyPlace } from './place-cues.ts'
import { titleScore } from './title-cues.ts'
import { isTownLike } from './town-rows.ts'

/** What the other roles of the résumé name first. */
export type HeaderOrder = 'title' | 'employer'
export type RoleNames = { title: string | null; employer: string | null; place: string | null }

type Piece = {
  text: string
  row: number
  title: number
  employer: number
  place: number
  afterAt: boolean
  next: Piece | null
}

const strong = /\t+|\s+[|•·▪∙◦⋅]\s*|\s*[|•·]\s+|\s+[–—-]+\s+|\s+@\s+|\s+\/\/\s+|\s{3,}|;\s+/u
const atWords = /\s+(?:at|@|bei|chez|bij|presso|for)\s+(?=[\p{Lu}\d])/u
const inWords = /\s+(?:en|em|in|hos|w)\s+(?=[\p{Lu}\d])/u
const asWords = /\s+as\s+(?:an?\s+)?(?=[\p{Lu}\d])/u
const trailingDash = /\s[-–—]\s*$/u
const shownMode = /^\(?(?:hybrid|on-?site|in[- ]office)\)?$/i
const fieldLabel =
  /^(?:(?:job )?title|position|role|designation|company(?: name)?|employer|organi[sz]ation|location|client|firma|poste|empresa|puesto|cargo|functie|functietitel|bedrijf|werkgever|azienda|ruolo|datore di lavoro|date|duration|period|zeitraum)\s*:\s*/i

/** Title, employer and place out of the header lines of a role, given without their dates. */
export function readRoleHeader(rows: readonly string[], order: HeaderOrder | null = null): RoleNames {
  const pieces = rows.flatMap((row, at) => piecesOf(row, at))
  const title = best(pieces, titleWeight)
  const others = pieces.filter((piece) => piece !== title)
  const place = placeOf(others)
  const names = others.filter((piece) => piece !== place && !(piece.place >= 2.5 && piece.employer < 1.7))
  const employer = best(names, (piece) => employerWeight(piece, title))
  // A header names the work too, in words we may not know: the line that is left.
  const unknown =
    title ??
    names.find(
      (piece) =>
        piece !== employer &&
        (order === 'employer' || isBefore(names, piece, employer)) &&
        piece.employer < 1.5 &&
        /^\p{Lu}/u.test(piece.text),
    ) ??
    null
  if (!unknown && employer && order === 'title') {
    const second = names.find((piece) => piece !== employer && piece.row === employer.row)
    if (employer.text.includes(',')) return splitByPattern(employer.text, place)
    if (second && isBefore(names, employer, second))
      return {
        title: tidyName(employer.text),
        employer: tidyName(second.text),
        place: place ? tidyPlace(place.text) : null,
      }
  }
  return {
    title: unknown ? tidyName(withRest(unknown, [employer, place])) : null,
    employer: employer ? tidyName(employer.text) : null,
    place: place ? tidyPlace(place.text) || null : (townBehind(employer, title) ?? townLeft(names, employer, unknown)),
  }
}

/** A town we know, else what stands beside "Remote" where another name is left for the employer, else that somebody works remotely. */
function placeOf(pieces: readonly Piece[]): Piece | null {
  const known = best(pieces, (piece) => (piece.place >= 2 && !isWorkingMode(piece.text) ? piece.place : 0))
  if (known) return known
  const mode = pieces.find((piece) => isWorkingMode(piece.text))
  if (!mode) return likelyPlace(pieces)
  const beside = pieces.filter((piece) => piece.row === mode.row && piece !== mode)
  const [town] = beside
  const isLeft = pieces.some((piece) => piece.row !== mode.row && piece.title < 2)
  return town && beside.length === 1 && isLeft && town.employer < 1.2 ? town : mode
}

/** "Rheinwerk Logistik GmbH, Köln": what stands behind the employer by a comma is its town, known to us or not. */
function townBehind(employer: Piece | null, title: Piece | null): string | null {
  const next = employer?.next
  const isTown = next && next !== title && next.title < 1 && next.employer < 1.2 && next.text.split(' ').length <= 3
  return isTown ? tidyPlace(next.text) : null
}

/** A title and an employer of some sureness stand there; the one short name that is left is the town, known to us or not. */
function townLeft(names: readonly Piece[], employer: Piece | null, title: Piece | null): string | null {
  const left = names.filter((piece) => piece !== employer && piece !== title)
  const [town] = left
  if (!town || left.length > 1 || !employer || !title || title.title < 2 || title.next === town) return null
  const isSure = employer.employer >= 1.7 || employer.afterAt || names.indexOf(employer) < names.indexOf(town)
  return isSure && isTownLike(town.text) ? tidyPlace(town.text) : null
}

/** "Charge Nurse, Step-down Unit": what was parted by a comma and is neither employer nor place belongs to the title. */
function withRest(title: Piece, taken: readonly (Piece | null)[]): string {
  const { next } = title
  return next && !taken.includes(next) && next.place < 2 ? `${title.text}, ${next.text}` : title.text
}

/** The other roles of the résumé name title, employer and place in this order, so this one does too. */
function splitByPattern(text: string, place: Piece | null): RoleNames {
  const [title = '', employer, ...rest] = text.split(/\s*,\s*/)
  return {
    title: tidyName(title),
    employer: employer ? tidyName(employer) : null,
    place: place ? tidyPlace(place.text) : rest.length > 0 ? tidyPlace(rest.join(', ')) : null,
  }
}

/** On another line than the employer, or before it on the same one. */
function isBefore(pieces: readonly Piece[], piece: Piece, employer: Piece | null): boolean {
  return employer === null || piece.row !== employer.row || pieces.indexOf(piece) < pieces.indexOf(employer)
}

function titleWeight(piece: Piece): number {
  if (piece.title < 1) return 0
  return piece.title - piece.place * 0.6 - piece.row * 0.05 - Math.max(0, piece.employer - 1.9) * 0.4
}

function employerWeight(piece: Piece, title: Piece | null): number {
  const apart = title && piece.row !== title.row ? 0.35 - Math.abs(piece.row - title.row) * 0.1 : 0
  return piece.employer + 0.3 + (piece.afterAt ? 1.5 : 0) + apart - piece.title * 0.25
}

/** A place by its form alone, where something else is left for the employer. */
function likelyPlace(pieces: readonly Piece[]): Piece | null {
  return pieces.length < 2 ? null : best(pieces, (piece) => (piece.employer < 1.2 ? piece.place : 0))
}

function best(pieces: readonly Piece[], score: (piece: Piece) => number): Piece | null {
  return pieces.reduce<{ piece: Piece | null; score: number }>(
    (top, piece) => (score(piece) > top.score ? { piece, score: score(piece) } : top),
    { piece: null, score: 0 },
  ).piece
}

function piecesOf(row: string, at: number): Piece[] {
  const parts = row
    .replace(trailingDash, '')
    .split(strong)
    .flatMap((part) => splitBrackets(part))
  // "Acme Works -  Pune, Maharashtra -": what stands before the dash is the employer, whatever else it could be.
  const [, second] = parts
  const opensWithEmployer =
    trailingDash.test(row) ||
    (parts.length === 2 &&
      second !== undefined &&
      !isWorkingMode(second) &&
      placeScore(second) >= 2 &&
      employerScore(second) < 1.7)
  return parts.flatMap((part, index) => {
    const [before = '', ...after] = splitAt(part)
    const isEmployer = opensWithEmployer && index === 0 && titleScore(part) < 2
    return isEmployer
      ? [{ ...toPiece(part, at), employer: employerScore(part) + 1, place: 0 }]
      : [...toPieces(before, at, false), ...after.flatMap((text) => toPieces(text, at, true))]
  })
}

function toPieces(part: string, row: number, afterAt: boolean): Piece[] {
  const pieces = splitCommas(part.replace(fieldLabel, ''))
    .map((text) => text.replace(/^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/g, ''))
    .filter(
      (text) =>
        /\p{L}/u.test(text) &&
        !shownMode.test(text) &&
        !/\b(?:19|20)\d\d\b\W*$/.test(text) &&
        !/^(?:https?:|www\.)|^\S+\.(?:com|org|net|io|dev|de|fr)\S*$/i.test(text),
    )
    .map((text, at) => ({ ...toPiece(text, row), afterAt: afterAt && at === 0 }))
  for (const [at, piece] of pieces.entries()) piece.next = pieces[at + 1] ?? null
  return pieces
}

function toPiece(text: string, row: number): Piece {
  return {
    text,
    row,
    title: titleScore(text),
    employer: employerScore(text),
    place: placeScore(text),
    afterAt: false,
    next: null,
  }
}

/** "Amdocs (Israel, Raanana)": brackets that hold a place stand for themselves. */
function splitBrackets(text: string): string[] {
  const found = /^(.*?)\s*\(([^()]+)\)\s*(.*)$/.exec(text)
  if (!found) return [text]
  const [, before = '', inside = '', after = ''] = found
  if (placeScore(inside) < 0.8 || before === '') return [text]
  return [before, inside, after].filter((part) => part.trim() !== '')
}

/** "Engineer at Acme" */
function splitAt(text: string): string[] {
  const [before = '', ...after] = text.split(atWords)
  if (after.length === 1 && titleScore(before) >= 2) return [before, ...after]
  // "Especialista en Marketing" names a field, "Contable en Asesoría Irurzun" an employer.
  const [work = '', house, ...further] = text.split(inWords)
  if (house && further.length === 0 && titleScore(work) >= 2 && employerScore(house) >= 1.7) return [work, house]
  const [name = '', title, ...more] = text.split(asWords)
  return title !== undefined && more.length === 0 && titleScore(title) >= 2 ? [title, name] : [text]
}

/** Commas part a title from its employer and place, but also stand inside titles and names. */
function splitCommas(text: string): string[] {
  if (!text.includes(',')) return [text]
  const tail = /^(.+?)\s*,\s*([^,]+,[^,]+)$/.exec(text)
  // "Buckeye Distribution, Columbus, OH": the town and its state stand apart from the name before them.
  if (
    tail &&
    placeScore(tail[2] ?? '') >= 2.5 &&
    titleScore(tail[2] ?? '') < 2 &&
    employerScore(tail[2] ?? '') < 1.7 &&
    placeScore(tail[1] ?? '') < 2
  )
    return [...splitCommas(tail[1] ?? ''), tail[2] ?? '']
  if (placeScore(text) >= 2.5 && titleScore(text) < 2) return [text]
  const parts = joinPlaces(text.split(/\s*,\s*/).filter((part) => part !== ''))
  const titles = parts.map(titleScore)
  const isMixed = parts.some(
    (part, at) =>
      ((titles[at] ?? 0) < 1 || isHouseOf(part, titles[at] ?? 0, titles)) &&
      (placeScore(part) >= 2 || employerScore(part) >= 1.7 || /^(?:inc|llc|llp|ltd|gmbh|l\.?p)\.?$/i.test(part)),
  )
  const hasTitle = titles.some((score) => score >= 2)
  if (!isMixed && !(hasTitle && parts.length === 2 && titles.some((score) => score === 0))) return [text]
  const joined: string[] = []
  for (const [at, part] of parts.entries()) {
    const before = joined.at(-1)
    const isLegalForm = /^(?:inc|llc|llp|ltd|gmbh|corp|l\.?p|s\.?a|co)\.?$/i.test(part)
    const isHouse = isHouseOf(part, titles[at] ?? 0, titles)
    const isTitlePair = before !== undefined && !isHouse && (titles[at] ?? 0) >= 2 && (titles[at - 1] ?? 0) >= 2
    if (before !== undefined && (isLegalForm || isTitlePair)) joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
  }
  return joined
}

/** "Data Analyst, Riverside Health Partners": a word of work in the name of a firm, beside a surer title. */
function isHouseOf(part: string, title: number, titles: readonly number[]): boolean {
  return employerScore(part) >= 1.7 && titles.some((other) => other > title && other >= 2.5)
}

function joinPlaces(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (
      before !== undefined &&
      placeScore(`${before}, ${part}`) >= 2.5 &&
      titleScore(before) < 2 &&
      titleScore(part) < 2 &&
      employerScore(before) < 1.7
    )
      joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
  }
  return joined
}

function tidyName(text: string): string {
  return text
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s("“]+(?=[^()]*$)|[\s"”:,]+$/g, '')
    .trim()
}
