import type { Line } from '../layout/line.ts'

const emailPattern =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}(?![\p{L}\p{N}])/gu
const phonePattern = /(?<![\p{L}\d/.@-])(?:\+|00)?\(?\d[\d\s().\-–/ ]{5,20}\d(?![\d@])(?:\s?(?:x|ext\.?)\s?\d{1,5})?/giu
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s<>"'|,;]+|(?<![\p{L}\d@.])(?:[a-z0-9-]+\.)*(?:linkedin|github|gitlab|bitbucket|behance|dribbble|medium|stackoverflow|twitter|xing|kaggle|youtube|instagram|facebook|orcid)\.(?:com|org|net|io)(?:\/[^\s<>"'|,;]*)?|(?<![\p{L}\d@.-])[a-z0-9][a-z0-9-]{1,40}(?:\.[a-z0-9-]{2,40})*\.(?:com|org|net|io|dev|me|co|ai|app|tech|design|info|eu|de|fr|es|nl|it|uk|ch|at|be|ca|us|blog|page|xyz)(?:\/[^\s<>"'|,;]*)?(?![\p{L}\d@])/giu
const datesNear =
  /\d{1,2}[./](?:19|20)\d\d\s?[-–—]|(?:19|20)\d\d\s?[-–—/]\s?(?:19|20)\d\d|^\d{4}$|^\d{1,2}[./]\d{1,2}[./]\d{4}$|^(?:19|20)\d\d[-./]\d\d(?:[-./]\d\d)?$/

export function findEmails(text: string, links: readonly string[] = []): string[] {
  const mailed = links.filter((link) => /^mailto:/i.test(link)).map((link) => decode(link.slice(7).split('?')[0] ?? ''))
  const written = Array.from(joinBroken(text).matchAll(emailPattern), (found) => found[0].replace(/\s/g, ''))
  return unique(
    [...written, ...mailed.filter((address) => address.includes('@'))].map((address) =>
      address.replace(/^['.-]+|['.]+$/g, ''),
    ),
  )
}

/** In a narrow column an address is broken at the margin: "ann.lee@mailb" over "ox.example". */
function joinBroken(text: string): string {
  return text.replace(
    /(@[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*)(\.?)\n([\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.?\p{L}{2,24})(?=\n|$)/gu,
    (whole, start: string, dot: string, rest: string) => {
      const isWhole = dot === '' && /@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}$/u.test(start)
      const isRest = rest.includes('.') || dot === '.'
      return isWhole || !isRest ? whole : start + dot + rest
    },
  )
}

/** Numbers of a length and form that a telephone has; periods, years and document numbers have not. */
export function findPhones(lines: readonly Line[], links: readonly string[] = []): string[] {
  const dialled = links.filter((link) => /^tel:/i.test(link)).map((link) => decode(link.slice(4)))
  const written = lines.flatMap((line) =>
    line.parts.flatMap((part) =>
      Array.from(part.replace(emailPattern, ' ').matchAll(phonePattern), (found) => found[0].trim()).filter((number) =>
        isPhone(number, line.text),
      ),
    ),
  )
  return uniqueBy(
    [...written, ...dialled].map((number) => number.replace(/[\s–-]+$/, '')),
    digits,
  )
}

function isPhone(number: string, context: string): boolean {
  const count = digits(number).length
  if (count < 8 || count > 15 || datesNear.test(number)) return false
  const isMarked =
    /^(?:\+|00)|[()]/.test(number) ||
    /phone|(?<!\p{L})t[eé]l|mobile|mobil|cell|handy|móvil|telefono|gsm|fax|☎|📞|\bT:|\bM:|\bP:/iu.test(context)
  if (isMarked) return true
  // Without a mark it has to be grouped the way numbers are: 555-0199, 06 12 34 56 78.
  return (
    count >= 9 &&
    count <= 12 &&
    (/[\s.\-/]/.test(number)
      ? /^\d{2,5}(?:(?:[\s.\-–/]|\s[/–-]\s)\d{2,8}){1,5}$/.test(number) &&
        !/(?:19|20)\d\d[\s-]+(?:19|20)\d\d/.test(number)
      : count === 10 || number.startsWith('0'))
  )
}

export function findLinks(text: string, targets: readonly string[] = []): string[] {
  const withoutMail = text.replace(emailPattern, ' ')
  const written = Array.from(withoutMail.matchAll(linkPattern), (found) => found[0].replace(/[).,;:]+$/, ''))
  const linked = targets.filter((target) => /^https?:\/\//i.test(target))
  return uniqueBy(
    [
      ...linked,
      ...written.filter(
        (link) =>
          !/^(?:node|vue|next|react|asp|express|nuxt|three|d3|socket|ember|backbone|chart)\.(?:js|net|io)/i.test(link),
      ),
    ],
    linkKey,
  )
}

function linkKey(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')
}

function digits(number: string): string {
  return number.replace(/\D/g, '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function unique(items: readonly string[]): string[] {
  return uniqueBy(items, (item) => item.toLowerCase())
}

function uniqueBy(items: readonly string[], key: (item: string) => string): string[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const own = key(item)
    if (own === '' || seen.has(own)) return false
    seen.add(own)
    return true
  })
}
