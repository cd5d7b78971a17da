import { findSkill } from '../taxonomy/skills.ts'
import type { Span } from './leak-text.ts'

export type PatternKind = 'email' | 'link' | 'phone' | 'person' | 'address'

const endings =
  'com|org|net|edu|gov|mil|int|io|co|ai|app|dev|biz|info|jobs|careers|health|care|clinic|hospital|school|shop|store|tech|online|site|company|agency|us|uk|ca|au|nz|ie|de|fr|nl|be|es|it|pt|ch|at|pl|se|no|dk|fi|eu|in|example|test'

const patterns: [PatternKind, RegExp][] = [
  ['email', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu],
  ['email', /[\p{L}\p{N}._-]+\s?[[(]\s?at\s?[\])]\s?[\p{L}\p{N}-]+\s?(?:[[(]\s?dot\s?[\])]|\.)\s?\p{L}{2,}/giu],
  ['link', /\bhttps?:\/\/[^\s<>"')\]]+/gi],
  ['link', /\bwww\.[^\s<>"')\]]+/gi],
  ['link', new RegExp(`(?<![@\\w.-])(?:[a-z0-9-]+\\.)+(?:${endings})\\b(?:/[^\\s<>"')\\]]*)?`, 'gi')],
  ['link', /\b[a-z0-9-]+\s(?:dot|\[dot\]|\(dot\))\s(?:com|org|net|io|co|example)\b/gi],
  ['link', /(?<![\w@.])@[a-z0-9_][a-z0-9_.]{2,29}\b/gi],
  ['phone', /(?<!\d)\+\d[\d\s().-]{6,18}\d/g],
  ['phone', /(?<![\d$€£,.-])\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4}(?!\d)/g],
  ['phone', /(?<![\d$€£,.-])0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}(?!\d)/g],
  ['phone', /(?<![\d$€£,.-])(?:\d{3}-\d{4}|\d{10})(?![\d,-])/g],
  ['person', /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu],
  [
    'person',
    /(?<=\b(?:[Cc]ontact|[Aa]sk for|[Cc]all|[Ee]-?mail|[Rr]eport(?:s|ing)? to|[Ss]peak (?:to|with)|[Oo]wner|[Ff]ounder|[Ff]ounded by|[Ll]ed by)[,:]?\s+)\p{Lu}\p{Ll}+\s+\p{Lu}[\p{L}'’-]+/gu,
  ],
  [
    'address',
    /\b\d{1,5}\s+(?:[NSEW]{1,2}\.?\s+)?(?:\p{Lu}[\p{L}'’]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Ln|Highway|Hwy|Parkway|Pkwy|Court|Square)\b\.?/gu,
  ],
]

/** E-mail addresses, links, phone numbers, named people and street addresses, wherever they stand. */
export function findPatterns(text: string): { kind: PatternKind; span: Span }[] {
  const found: { kind: PatternKind; span: Span }[] = []
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const written = match[0].replace(/[.,;:!?]+$/, '')
      const span = { start: match.index, end: match.index + written.length }
      const isCovered = found.some((other) => other.span.start < span.end && span.start < other.span.end)
      if (!isCovered && isTelling(kind, written)) found.push({ kind, span })
    }
  }
  return found
}

/** "ASP.NET" looks like a web address and "Contact Center Manager" like a person; both are plain words of a job. */
function isTelling(kind: PatternKind, written: string): boolean {
  if (kind === 'link') return /[/@]/.test(written) || findSkill(written) === null
  if (kind === 'person') {
    return !/\b(?:Manager|Director|Officer|Supervisor|Coordinator|Team|Department|Nurse|Lead|Chef|Resources|Human)\b/.test(
      written,
    )
  }
  return true
}
