import type { RedFlag } from '../analysis-schema.ts'
import { startsWithVerb } from '../reading/action-verbs.ts'
import type { ResumeReading } from '../reading.ts'
import { bulletsOf } from './bullets.ts'
import { isEnglish } from './text-language.ts'

const fewest = 2
const irregularPast =
  /^(?:built|led|drove|grew|ran|wrote|taught|sold|won|made|met|kept|spoke|dealt|took|oversaw|found|bought|brought|held|gave|sent|spent|rose|rebuilt|rewrote|undertook|chose|drew|understood|began|became|fed|did|got|saw|went|left|lost|paid|said|told|thought|won)$/i
/** Both present and past, or no statement of time at all. */
const either = /^(?:set|cut|put|read|cost|hit|let|shut|spread|split|lead|support|staff|work|research|project|report)$/i

/** Roles that are over and yet told in the present. */
export function tenseFlags(reading: ResumeReading): RedFlag[] {
  if (!isEnglish(reading.text)) return []
  const bullets = bulletsOf(reading)
  return reading.roles.flatMap((role): RedFlag[] => {
    if (role.isCurrent || role.end === null) return []
    const present = bullets.filter((bullet) => bullet.role === role && isPresent(bullet.text))
    if (present.length < fewest) return []
    return [
      {
        where: `Tense in ${role.title ?? role.employer ?? 'a former role'}`,
        whyItMatters: `This role is over, and ${present.length} of its bullets read as if it were not.`,
        softFix: 'Use the past for what is over: “Managed” instead of “Manage” or “Manages”.',
        lines: present.flatMap((bullet) => bullet.lines.slice(0, 1)),
      },
    ]
  })
}

function isPresent(text: string): boolean {
  const [first = ''] = /\p{L}+/u.exec(text) ?? []
  return startsWithVerb(text) && !/(?:ed|ing)$/i.test(first) && !irregularPast.test(first) && !either.test(first)
}
