import { type Level, levels } from './levels.ts'
import { keysOf } from './words.ts'

const levelWords = new Map<string, Level>(
  Object.entries({
    intern: 'junior',
    internship: 'junior',
    trainee: 'junior',
    junior: 'junior',
    jr: 'junior',
    jnr: 'junior',
    apprentice: 'junior',
    graduate: 'junior',
    beginner: 'junior',
    fresher: 'junior',
    student: 'junior',
    mid: 'mid',
    intermediate: 'mid',
    senior: 'senior',
    sr: 'senior',
    snr: 'senior',
    experienced: 'senior',
    staff: 'staff_plus',
    principal: 'staff_plus',
    lead: 'staff_plus',
    leader: 'staff_plus',
    head: 'staff_plus',
    chief: 'staff_plus',
    director: 'staff_plus',
    vp: 'staff_plus',
    president: 'staff_plus',
    fellow: 'staff_plus',
  } as const),
)

/** Titles in which a level word names the work and not the level. */
const notALevel =
  /\b(?:staff (?:nurse|rn|accountant|writer|assistant|development|sergeant|attorney|physician|pharmacist|therapist|training|auditor|member|officer)|head (?:start|cook|cashier|waiter|waitress|teller|coach|custodian|housekeeper)|lead (?:generation|abatement|paint)|senior (?:care|living|center|citizen|high|services)|graduate (?:school|admissions|studies|program)|student (?:services|affairs|success|support|advis\w*|counsel\w*|records|life|loan|union|recruit\w*|placement)|entry (?:clerk|operator|specialist)|(?:school|assistant|vice|deputy) principal)/gi

const grades: Record<string, Level> = {
  i: 'junior',
  '1': 'junior',
  ii: 'mid',
  '2': 'mid',
  iii: 'senior',
  '3': 'senior',
  iv: 'staff_plus',
  '4': 'staff_plus',
}

/** The level that the words of a title name, the highest of several; null where they name none (decisions.md D.21). */
export function levelOfTitle(written: string): Level | null {
  const said = written.toLowerCase().replace(notALevel, ' ').trim()
  const found = keysOf(said.replace(/\bentry[ -]level\b/g, 'junior')).flatMap((key) => levelWords.get(key) ?? [])
  if (found.length > 0) return found.reduce((high, one) => (levels.indexOf(one) > levels.indexOf(high) ? one : high))
  const grade = /(?<!\b(?:grade|class|year|form|stage|shift|unit))\s(i{1,3}|iv|[1-4])$/.exec(said)?.[1]
  return grade ? (grades[grade] ?? null) : null
}

const spelledOut: Record<string, readonly string[]> = {
  mgr: ['manager'],
  mngr: ['manager'],
  mgmt: ['management'],
  eng: ['engineer'],
  engr: ['engineer'],
  engg: ['engineering'],
  dev: ['developer'],
  admin: ['administrator'],
  asst: ['assistant'],
  assoc: ['associate'],
  rep: ['representative'],
  coord: ['coordinator'],
  tech: ['technician'],
  acct: ['account'],
  exec: ['executive'],
  supv: ['supervisor'],
  svc: ['service'],
  svcs: ['service'],
  srvc: ['service'],
  cust: ['customer'],
  mktg: ['marketing'],
  mfg: ['manufacturing'],
  maint: ['maintenance'],
  ops: ['operation'],
  hr: ['human', 'resource'],
  vp: ['vice', 'president'],
  dir: ['director'],
  sw: ['software'],
  qa: ['quality', 'assurance'],
  qc: ['quality', 'control'],
  pr: ['public', 'relation'],
  pa: ['personal', 'assistant'],
  dba: ['database', 'administrator'],
  ux: ['user', 'experience'],
  ui: ['user', 'interface'],
  bi: ['business', 'intelligence'],
  ml: ['machine', 'learning'],
  ai: ['artificial', 'intelligence'],
  ea: ['executive', 'assistant'],
  ta: ['teaching', 'assistant'],
  prof: ['professor'],
  dr: ['doctor'],
  frontend: ['front', 'end'],
  backend: ['back', 'end'],
  fullstack: ['full', 'stack'],
  helpdesk: ['help', 'desk'],
}

const noise = new Set(
  'the a an of for in at to with or on by and remote hybrid onsite urgent wanted opening position vacancy fulltime parttime grade needed immediate uk us usa'.split(
    ' ',
  ),
)

/** Words that name a level and nothing else. */
const onlyLevel = new Set('junior jr jnr senior sr snr mid intermediate experienced trainee'.split(' '))

/** The words of a title that say what the work is: pure level words, filler and whatever stands in brackets are left out. */
export function titleKeys(written: string): string[] {
  const bare = written.replace(
    /\([^)]*\)|\[[^\]]*\]|\bentry[ -]level\b|\b(?:full|part)[ -]time\b|\bmid[ -]level\b/gi,
    ' ',
  )
  const keys = keysOf(bare).flatMap((key) => spelledOut[key] ?? [key])
  const kept = keys.filter((key) => !noise.has(key) && !/^(?:i{2,3}|iv|\d+)$/.test(key))
  const work = kept.filter((key) => !onlyLevel.has(key))
  return work.length > 0 ? work : kept
}
