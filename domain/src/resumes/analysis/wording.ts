import { gerundToPast } from '../reading/action-verbs.ts'

const duty =
  /^(?:(?:i )?(?:was |were |am |is )?(?:primarily |mainly |also |solely )?responsible for|(?:my |main |key )?duties (?:also )?(?:included?|were)|tasked with|(?:was )?charged with|accountable for)\s+/i

/** The same statement opened with a verb, or null where no rule can do it without claiming more. English only. */
export function openWithVerb(text: string): string | null {
  const opened = rewriteOpening(text.trim())
  return opened === null || opened === text.trim() ? null : opened
}

function rewriteOpening(text: string): string | null {
  const first = /^(?:I|We)\s+(?:have |had |also )?(\p{L}+ed|led|built|ran|wrote|made|taught|sold)\b(.*)$/su.exec(text)
  if (first) return capital(`${first[1]}${first[2]}`)
  const rest = duty.test(text) ? text.replace(duty, '') : null
  if (rest !== null) {
    const gerund = /^(\p{L}+ing)\b(.*)$/su.exec(rest)
    const past = gerund ? gerundToPast(gerund[1] ?? '') : null
    // "managing x, training y": changing one verb of a list would leave the others in another form.
    if (/,\s*(?:and\s+)?\p{Ll}+(?:ing|[^s]es|zes)\b/u.test(rest)) return null
    if (past) return `${capital(past)}${gerund?.[2] ?? ''}`
    return gerund ? null : `Handled ${lowerFirst(rest)}`
  }
  const charge = /^(?:was )?in charge of\s+(.*)$/is.exec(text)
  if (charge) return `Oversaw ${lowerFirst(charge[1] ?? '')}`
  const involved = /^(?:was |were )?(?:actively )?(?:involved|engaged) in\s+(.*)$/is.exec(text)
  return involved ? `Took part in ${lowerFirst(involved[1] ?? '')}` : null
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Names and abbreviations keep their capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{Lu}\p{Ll}+\s+\p{Lu}/u.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text
}

/** A long statement cut in two where its own words allow it. */
export function splitStatement(text: string): [string, string] | null {
  const cuts = Array.from(
    text.matchAll(
      /;\s+|\.\s+(?=\p{Lu})|,?\s+(?:and also|as well as|while also|in addition to)\s+|,\s+and\s+(?=\p{L}+(?:ed|ing)\b)/gu,
    ),
  )
  const middle = text.length / 2
  const best = cuts.reduce<RegExpMatchArray | null>(
    (top, cut) =>
      top === null || Math.abs((cut.index ?? 0) - middle) < Math.abs((top.index ?? 0) - middle) ? cut : top,
    null,
  )
  if (!best || best.index === undefined || best.index < 25 || text.length - best.index < 35) return null
  return [text.slice(0, best.index).replace(/[,;]$/, ''), capital(text.slice(best.index + best[0].length))]
}

/** What only the person can fill in: it claims nothing until they do. */
export const resultBlank = '[result, with a number]'

/** "Cut missed doses by half." joined behind a statement. */
export function withResult(text: string, result: string): string {
  const bare = text.trim().replace(/[.;,]+$/, '')
  const added = result.trim().replace(/[.;,]+$/, '')
  const joint = /^(?:for|by|with|from|to|in|across|so that|resulting|saving|reducing|leading|and)\b/i.test(added)
    ? ' '
    : ', '
  return `${bare}${joint}${joint === ', ' ? lowerFirst(added) : added}`
}

/** "an Accountant", "a Nurse". */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni|s))/i.test(noun) ? 'an' : 'a'} ${noun}`
}

export function shorten(text: string, length = 60): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 15)).replace(/[\s,;:.–-]+$/, '')}…`
}

/** A short stable name for a piece of text, so that an answer finds its question again after a new reading. */
export function textKey(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash.toString(36)
}
