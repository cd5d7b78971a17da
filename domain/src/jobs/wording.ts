/** A phrase that tells some people they are not meant, why, and what to write instead. */
export type WordingFinding = { found: string; why: string; instead: string; start: number; end: number }

type Coded = { pattern: RegExp; why: string; instead: string }

const age = 'It reads as a limit of age.'
const gender = 'It reads as meant for one gender.'
const origin = 'It reads as a limit of origin.'
const disability = 'It rules out disabled people who can do the work.'
const strain = 'It tells people with duties at home not to apply.'

/** Short on purpose: a long list flags half of every text, and then nobody reads it. */
const coded: readonly Coded[] = [
  {
    pattern:
      /\byoung(?:,? (?:and|&) (?:dynamic|energetic|hungry))?\b(?! (?:people|children|adults?|learners?|patients?|offenders?|readers?))/gi,
    why: age,
    instead: 'say what the pace of work is',
  },
  { pattern: /\b(?:recent|new) graduates?\b/gi, why: age, instead: 'entry level' },
  { pattern: /\bdigital natives?\b/gi, why: age, instead: 'at ease with digital tools' },
  { pattern: /\b(?:energetic|youthful)\b/gi, why: age, instead: 'say what the work asks for' },
  { pattern: /\bmax(?:imum)? (?:age|\d+ years old)\b/gi, why: age, instead: 'leave it out' },
  { pattern: /\boverqualified\b/gi, why: age, instead: 'leave it out' },
  { pattern: /\b(?:rock ?stars?|ninjas?|gurus?|wizards?)\b/gi, why: gender, instead: 'expert' },
  { pattern: /\b(?:guys|gentlemen)\b/gi, why: gender, instead: 'people' },
  {
    pattern: /\b(?:salesm[ae]n|foremen|foreman|chairm[ae]n|handym[ae]n|repairm[ae]n|manpower|craftsm[ae]n)\b/gi,
    why: gender,
    instead: 'use the word for everybody, such as “salesperson”',
  },
  {
    pattern: /\b(?:waitress|stewardess|hostess|housewife|cleaning lady)\b/gi,
    why: gender,
    instead: 'use the word for everybody, such as “server”',
  },
  { pattern: /\b(?:he|his|him)(?: will| must| should| can)\b/gi, why: gender, instead: '“you” or “they”' },
  { pattern: /\b(?:dominant|dominate|aggressive(?:ly)?)\b/gi, why: gender, instead: 'name the goal itself' },
  {
    pattern: /\bnative (?:english )?speakers?\b|\benglish as (?:a )?first language\b/gi,
    why: origin,
    instead: 'fluent English',
  },
  { pattern: /\b(?:no|without) (?:an? )?accents?\b/gi, why: origin, instead: 'clear spoken English' },
  {
    pattern: /\b(?:us|american|uk|british) citizens? only\b|\bcitizens only\b/gi,
    why: origin,
    instead: 'may work in this country',
  },
  {
    pattern: /\bable-bodied\b|\bphysically fit\b|\bin good health\b/gi,
    why: disability,
    instead: 'name the task, such as “lifts 20 kg, with aids”',
  },
  {
    pattern: /\bmust (?:be able to )?(?:stand|walk) all day\b/gi,
    why: disability,
    instead: 'say how the task can also be done',
  },
  {
    pattern: /\bwork hard,? play hard\b|\bno clock.?watchers?\b|\bwhatever it takes\b/gi,
    why: strain,
    instead: 'say what the hours are',
  },
  {
    pattern: /\b(?:unlimited overtime|24\/7 availability|available around the clock)\b/gi,
    why: strain,
    instead: 'say what the hours are',
  },
  { pattern: /\bculture fit\b/gi, why: 'It hides what is wanted.', instead: 'name the behaviour you mean' },
]

export function findCodedWording(text: string): WordingFinding[] {
  const found = coded.flatMap(({ pattern, why, instead }) =>
    [...text.matchAll(pattern)].map((match) => ({
      found: match[0],
      why,
      instead,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
  return found.toSorted((x, y) => x.start - y.start)
}
