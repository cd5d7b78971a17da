import * as z from 'zod/mini'

// What may stand in the head of a mail. A line break there begins a new header; a comma in an address a second recipient.

/** Control characters, line and paragraph separators, and the marks that turn the direction of reading. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu
const longestSubject = 200
const longestName = 80

/** One line whatever it was made of: a person's name in a subject must not be able to stop the mail, or to shape it. */
export function cleanLine(text: string, longest = longestSubject) {
  return text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim().slice(0, longest)
}

/** A display name that looks like an address or a link is somebody else's sign on our letter: it is left out. */
export function recipientName(name: string | null) {
  if (name === null) return null
  const line = cleanLine(name, longestName)
  return line === '' || /:\/\/|[@<>"\\]|www\./i.test(line) ? null : line
}

/** Plain addresses only: no quoted local part, no comment, no list, no address literal. */
export const mailAddress = z
  .string()
  .check(
    z.maxLength(254),
    z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i),
  )

export const mailHeaders = z.record(
  z.string().check(z.regex(/^[A-Za-z][A-Za-z-]{0,60}$/)),
  z.string().check(z.maxLength(900), z.regex(/^[\x20-\x7e]*$/)),
)
