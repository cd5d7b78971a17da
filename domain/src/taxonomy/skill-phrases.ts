import { languageIn } from './language-names.ts'
import { keysOf, wordKey } from './words.ts'

/**
 * A comparable form for skills the taxonomy does not know. People word one competence in many ways ("carry out
 * performance tests", "performance testing"): what stays is what it is done to, and a stand-in for the kind of doing.
 */
export function phraseKey(written: string): string {
  return languageKey(written) ?? (stemsOf(written).join(' ') || written.trim().toLowerCase())
}

const understood = /\b(?:understand|comprehend|interpret|make sense|follow)/i
const modes: readonly (readonly [string, (rest: string) => boolean])[] = [
  ['listening', (rest) => /\b(?:spoken|speech|listen)/i.test(rest) && !/\b(?:communicat|interact)/i.test(rest)],
  ['reading', (rest) => /\bread/i.test(rest) || (/\b(?:written|text|writing)\b/i.test(rest) && understood.test(rest))],
  ['writing', (rest) => /\b(?:writ(?:e|ing|ten)|correspond)/i.test(rest)],
  ['speaking', (rest) => /\b(?:speak|verbal|oral|converse|conversation|interact|communicat|fluent|talk)/i.test(rest)],
]
const languageFiller =
  /\b(?:to|be|in|the|of|a|an|and|language|languages|competent|competence|competency|proficient|proficiency|ability|able|fluent|fluency|skills?|knowledge|use|using|show|good|basic|native|bilingual|communicat\w+|interact\w*|verbal(?:ly)?|oral(?:ly)?|speak\w*|spoken|speech|talk\w*|listen\w*|read\w*|writ\w+|text|understand\w*|comprehend\w*|interpret\w*|mak(?:e|ing)|sense|follow|correspond\w*|convers\w+)\b|[^\p{L}]+/giu

/** A language and, where one is named, the one thing that is done in it; null for phrases about something else. */
function languageKey(written: string): string | null {
  const found = languageIn(written)
  if (!found || found.rest.replace(languageFiller, '') !== '') return null
  const mode = modes.find(([, isMeant]) => isMeant(found.rest))?.[0]
  return mode ? `${found.language}, ${mode}` : found.language
}

const endings =
  /(?:isations?|izations?|ational|ations?|itions?|ements?|ments?|ingly|ings?|edly|ed|ers?|ors?|ically|ical|ics?|ines?|ives?|ities|ity|ally|als?|ness|ists?|ism|ions?|ies|ily|ly|y|es|e|s)$/
const shortestStem = 3

/** Verbs that say only that something is done, made, watched and so on; the first of a line stands for the others. */
const verbLines = [
  'perform conduct coordinate manage execute implement apply deliver practise practice undertake organize carry run administer do handle lead oversee supervise direct fulfil fulfill exercise',
  'create develop prepare devise produce make design draw draft compile establish set take build construct formulate write report',
  'monitor check inspect examine verify test review observe control watch track supervise',
  'promote endorse encourage advocate foster stimulate support champion',
  'repair fix mend restore service',
  'clean wash scrub',
  'adjust alter modify adapt change tailor',
  'polish smooth shine buff',
  'use utilize operate employ',
  'provide offer give supply',
  'accommodate cater host',
  'assess evaluate appraise judge',
  'analyze study investigate research',
  'maintain keep preserve sustain',
  'teach instruct train educate',
  'advise counsel consult guide',
  'select choose pick',
  'assemble fit mount',
  'identify detect recognize spot find',
  'ensure guarantee secure safeguard',
  'increase raise improve enhance boost',
  'sell vend market',
  'obtain acquire get procure',
  'speak talk',
]
const nounLines = [
  'procedure protocol process method technique',
  'type category variety kind range class',
  'plan strategy scheme',
  'law legislation',
  'ict information-and-communication-technology computer',
  'test testing trial',
  'quality standard',
  'person people individual',
  'loan mortgage credit',
  'firm business company corporate enterprise',
  'clothes clothing garment',
  'customer client',
  'child children kid',
  'staff personnel employee',
  'vehicle car automobile',
]
const plainVerbs = new Set(verbLines.flatMap((line) => line.split(' ').map(wordKey)))
const verbs = standIns(verbLines)
const nouns = standIns(nounLines)

const frame =
  /^(?:(?:to|have|possess|demonstrate|show|be|good|strong|basic|working|excellent|advanced|experienced?|competen(?:t|ce|cy)|proficien(?:t|cy)|skill(?:ed|s)?|abilit(?:y|ies)|able|knowledge|understanding|fundamentals?|principles?|basics|concepts?|theory|functions?|types?|range|kinds?|forms?|categories|varieties|aspects?|field|area|use|application)\s+(?:(?:of|in|for|with|to|on|at|about|the|and)\s+)*)+/i
const maker =
  /^(?:apache|gnu|jetbrains|hashicorp|atlassian|eclipse|mozilla|meta|facebook|adobe|autodesk|ibm|oracle|sap|microsoft|ms|amazon|aws|google|gcp)\s+(?=\S)/i
const version = /\s*\bv?\d+(?:\.(?:\d+|x))*\+?$|(?<=\p{L}{3})\d$/iu
const product =
  /\s+(?:database|databases|db|dbms|rdbms|dw|framework|library|libraries|ide|cli|sdk|js|lang|language|software|tool|tools|platform|package|suite|system|systems|server|app|application|technology|technologies)$/i

/** Shorter wordings of a phrase that may be known where the whole is not, longest first. */
export function shorterWordings(written: string): string[] {
  const bare = written.trim().replace(frame, '')
  const unversioned = bare.replace(version, '')
  const trailing = product.test(bare) ? bare.replace(product, '') : null
  const general = withoutGeneralEnd(bare)
  return [
    bare,
    unversioned,
    trailing,
    trailing?.replace(product, ''),
    general,
    maker.test(bare) ? bare.replace(maker, '') : null,
  ].filter((one, at, all): one is string => !!one && one !== written && all.indexOf(one) === at)
}

/** "traffic engineering analysis" → "traffic engineering"; a single word keeps its meaning only with its end. */
function withoutGeneralEnd(phrase: string): string | null {
  const words = phrase.split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length > 2 && general.has(stemOf(wordKey(last))) ? words.slice(0, -1).join(' ') : null
}

const small = new Set(
  'a an the of for in on at to with and or by from into their its his her out up over off as all various different several multiple other'.split(
    ' ',
  ),
)
/** Words that add nothing once two others are there: "traffic engineering analysis", "types of fire". */
const general = new Set(
  'type analysis regulation principle fieldwork technique method concept theory function process practice activity knowledge expertise operation system effort arrangement matter issue work task'
    .split(' ')
    .map(stemOf),
)

function stemsOf(written: string): string[] {
  const joined = written
    .replace(/\bhealth\s+care\b/gi, 'healthcare')
    .replace(/\binformation and communications? technolog(?:y|ies)\b/gi, 'ict')
  const bare = joined.replace(frame, '')
  const keys = keysOf(bare === '' ? joined : bare).filter((key) => !small.has(key))
  const told = keys.map((key, at) => (isDoing(key, at, keys) ? doingOf(key) : nounOf(key)))
  // What is named with a gerund or a noun of action has no verb of its own: "performance testing" is "conduct tests".
  const named = told.filter((stem) => stem !== doingOf('perform'))
  const ofKinds = named.filter((stem) => stem !== nounOf('kind'))
  const own = ofKinds.length > 0 ? ofKinds : told
  const essential = own.filter((stem) => !general.has(stem))
  const kept = essential.length >= 2 ? essential : own
  return [...new Set(kept)].sort()
}

/** A verb opens the phrase, or closes it as a gerund or as "management" does. */
function isDoing(key: string, at: number, keys: readonly string[]): boolean {
  if (keys.length < 2 || !verbs.has(stemOf(key))) return false
  if (at === 0) return plainVerbs.has(key) || key.endsWith('ing')
  return at === keys.length - 1 && /(?:ing|ment|ation|ion)$/.test(key)
}

function doingOf(key: string): string {
  return `${verbs.get(stemOf(key)) ?? stemOf(key)}-`
}

function nounOf(key: string): string {
  const stem = stemOf(key)
  return nouns.get(stem) ?? stem
}

function standIns(groups: readonly string[]): Map<string, string> {
  return new Map(
    groups.flatMap((line) => {
      const stems = line.split(' ').map((word) => stemOf(wordKey(word)))
      return stems.map((stem) => [stem, stems[0] ?? stem] as const)
    }),
  )
}

/** A word without its ending, only good for comparing: "testing", "tests" and "tested" are one. */
function stemOf(word: string): string {
  let stem = word
  for (let round = 0; round < 2; round++) {
    const cut = stem.replace(endings, '')
    if (cut === stem || cut.length < shortestStem || (round > 0 && cut.length < shortestStem + 2)) break
    stem = cut
  }
  return stem.replace(/([bdfgklmnprtz])\1$/, '$1').replace(/i$/, 'y')
}
