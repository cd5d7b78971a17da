import { allTitleFamilies, type TitleFamily } from '#domain/taxonomy/title-families.ts'

/** What of a person must never move a score. */
export type Person = {
  name: string
  pronouns: string | null
  city: string
  phone: string
  school: string
  hobbies: string
}

export type Case = { family: TitleFamily; write: (person: Person) => string }

const resumesMade = 240
const skillsNeeded = 4

export const usual: Person = {
  name: 'Maria Alvarez',
  pronouns: null,
  city: 'Portland, OR',
  phone: '(503) 555-0142',
  school: 'Oregon Valley University',
  hobbies: 'Choir, hiking',
}

/** One résumé for each of many kinds of work, spread evenly over the taxonomy, in four layouts in turn. */
export function makeCases(): Case[] {
  const able = allTitleFamilies.filter((family) => family.skills.length >= skillsNeeded)
  const step = able.length / resumesMade
  return Array.from({ length: resumesMade }, (_, at) => able[Math.floor(at * step)]).flatMap((family, at) =>
    family ? [{ family, write: (person: Person) => layouts[at % layouts.length]?.(person, family) ?? '' }] : [],
  )
}

type Layout = (person: Person, family: TitleFamily) => string

const layouts: readonly Layout[] = [
  (person, family) =>
    [
      contactLines(person),
      family.name,
      summary(family),
      experience(family),
      education(person),
      skills(family),
      hobbies(person),
    ].join('\n\n'),
  (person, family) =>
    [contactLines(person), skills(family), experience(family), education(person), hobbies(person)].join('\n\n'),
  (person, family) =>
    [
      `${person.name}\n${family.name}\n${contactLine(person)}`,
      education(person),
      experience(family),
      skills(family),
      hobbies(person),
    ].join('\n\n'),
  (person, family) =>
    [
      contactLines(person),
      `${summary(family)}\n${family.name}`,
      experience(family),
      hobbies(person),
      education(person),
      skills(family),
    ].join('\n\n'),
]

function contactLine({ city, phone, name, pronouns }: Person): string {
  const mail = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@mail.example`
  return [pronouns, city, phone, mail].filter((part) => part !== null).join(' | ')
}

function contactLines(person: Person): string {
  return `${person.name}\n${contactLine(person)}`
}

function summary({ skills: [first, second] }: TitleFamily): string {
  return `Summary\nSix years of work with ${first} and ${second}, in small and large teams.`
}

function experience({ name, skills: [first, second, third, fourth] }: TitleFamily): string {
  return `Experience
Senior ${name}
Brightwater Partners
March 2021 – Present
• Led ${first} for a team of 12 and cut delays by 18%
• Brought ${second} and ${third} to 40 sites
${name}
Larkfield Group
June 2017 – February 2021
• Took over ${fourth} and trained five colleagues
• Kept ${first} going through two moves`
}

function education({ school }: Person): string {
  return `Education\nBachelor's degree, ${school}, 2017`
}

function skills({ skills: own }: TitleFamily): string {
  return `Skills\n${own.join(', ')}`
}

function hobbies({ hobbies: own }: Person): string {
  return `Hobbies\n${own}`
}
