import { replyDays } from '../applications/next-step.ts'
import type { JobType } from '../jobs/schema.ts'
import { levelWords } from '../taxonomy/levels.ts'
import { dutiesIn, foreignDuties } from './duties.ts'
import { type JobFacts, levelOf, modeOf, mustHavesOf, otherModes, otherPays, payOf } from './job-facts.ts'
import type { DraftQuestion } from './questions.ts'

/** What the role is really like, as its post says: best first, and always at least three. */
export function roleQuestions(facts: JobFacts): DraftQuestion[] {
  return [
    dutyQuestion(facts),
    modeQuestion(facts),
    payQuestion(facts),
    typeQuestion(facts),
    levelQuestion(facts),
    skillsQuestion(facts),
    replyQuestion,
    snapshotQuestion,
    revealQuestion,
  ].filter((question) => question !== null)
}

function dutyQuestion(facts: JobFacts): DraftQuestion | null {
  const [duty] = dutiesIn(facts.description)
  if (duty === undefined) return null
  return {
    prompt: 'Which of these is part of the work, as the post describes it?',
    right: duty,
    wrong: foreignDuties(`${facts.title} ${facts.description}`),
    explanation: `The post says: “${duty}”.`,
  }
}

function modeQuestion(facts: JobFacts): DraftQuestion | null {
  const mode = modeOf(facts)
  if (mode === null) return null
  return {
    prompt: 'Where is the work done?',
    right: mode,
    wrong: otherModes(facts),
    explanation: `The post says: ${mode}. Make sure that it fits your life before you apply.`,
  }
}

function payQuestion(facts: JobFacts): DraftQuestion | null {
  const pay = payOf(facts)
  if (pay === null || facts.reading.pay === null) return null
  return {
    prompt: 'Which pay does the post name?',
    right: pay,
    wrong: otherPays(facts),
    explanation: `The post names ${pay}. An offer has to lie within it.`,
  }
}

const typeNames: Record<JobType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'For a limited time, on a contract',
}

function typeQuestion(facts: JobFacts): DraftQuestion | null {
  const type = facts.reading.employmentType
  if (type === null) return null
  return {
    prompt: 'What kind of employment is it?',
    right: typeNames[type],
    wrong: [...Object.values(typeNames), 'An unpaid trial'],
    explanation: `The post says ${type}.`,
  }
}

function levelQuestion(facts: JobFacts): DraftQuestion | null {
  const level = levelOf(facts)
  if (level === null) return null
  return {
    prompt: 'At which level is the role?',
    right: level,
    wrong: Object.values(levelWords),
    explanation: `It is a role at ${level}: that says how much you decide on your own.`,
  }
}

function skillsQuestion(facts: JobFacts): DraftQuestion | null {
  const [must] = mustHavesOf(facts)
  if (must === undefined) return null
  return {
    prompt: 'Which of these must you bring on the first day?',
    right: must,
    wrong: ['A recommendation from a manager', 'Experience in this very company', 'A degree in any subject'],
    explanation: `The must-haves are: ${mustHavesOf(facts).join(', ')}.`,
  }
}

const replyQuestion: DraftQuestion = {
  prompt: 'How long has the employer to answer your application?',
  right: `${replyDays} days`,
  wrong: ['2 days', '60 days', 'As long as the role is open'],
  explanation: `Every employer has ${replyDays} days. Their record of answering is part of their trust.`,
}

const snapshotQuestion: DraftQuestion = {
  prompt: 'Which résumé does the employer read?',
  right: 'The one frozen when you applied, without your name and contacts',
  wrong: ['Whatever is newest in your profile', 'Your résumé with photo and address', 'None, only your score'],
  explanation: 'The snapshot can’t be changed by anybody, and your name stays hidden until the reveal.',
}

const revealQuestion: DraftQuestion = {
  prompt: 'You pass this quiz. What happens next?',
  right: 'You see the company, then you decide whether to send the application',
  wrong: ['The application is sent at once', 'The employer sees your name', 'You are invited to an interview'],
  explanation: 'Nothing reaches the employer before you press Send, also after passing.',
}
