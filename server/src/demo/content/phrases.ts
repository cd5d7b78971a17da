import type { Seniority } from '#domain/resumes/reading.ts'

/** What any employer may say, whatever the occupation. `{list}` is filled with skills. */
export const levelNotes: Record<Seniority, readonly string[]> = {
  junior: [
    'This is a first or second job in the trade, with somebody beside you until you no longer need it.',
    'You do not have to know everything yet. You have to ask.',
    'We hire at this level every year and keep most of those who come.',
  ],
  mid: [
    'You work on your own for most of the day and know when to call.',
    'You know the trade and want to get good at it.',
    'We expect a few years of practice and no drama.',
  ],
  senior: [
    'Others will come to you with the hard cases, and you like that.',
    'You set the standard here by how you work, and help two or three colleagues to reach it.',
    'You have seen most of it before and still look twice.',
  ],
  staff_plus: [
    'You lead, plan and decide, and you still do the work on some days.',
    'You are answerable for the whole, with a budget, a team and the right to change things.',
    'You lead through others: hiring, teaching and keeping the promises made to them.',
  ],
}

export const mustIntros: readonly string[] = [
  'You bring: {list}.',
  'What has to be there from the first day: {list}.',
  'We ask for practice in these: {list}.',
  'Needed: {list}.',
]

export const niceIntros: readonly string[] = [
  'Good to have, and easy to learn here: {list}.',
  'Helpful, not required: {list}.',
  'If you also know one of these, tell us: {list}.',
  'A plus: {list}.',
]

export const closings: readonly string[] = [
  'We answer every application.',
  'Questions are welcome before you decide.',
  'You hear from us within ten days.',
  'The talk takes 40 minutes and has no riddles in it.',
  'We meet twice: once here and once where you would work.',
]

/** Headings of the voices that use them: the work, the duties, the person, the team, the start, the offer. */
export const headingSets: readonly (readonly [string, string, string, string, string, string])[] = [
  ['About the role', 'What you will do', 'What you bring', 'The team', 'Your first 90 days', 'What we offer'],
  ['The work', 'A usual week', 'You', 'Us', 'How you start', 'In return'],
  ['What is this job?', 'What will I do?', 'What do I need?', 'Who is there?', 'How does it begin?', 'What do I get?'],
]
