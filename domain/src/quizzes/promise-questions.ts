import { levelWords } from '../taxonomy/levels.ts'
import {
  type JobFacts,
  levelOf,
  modeOf,
  mustHavesOf,
  niceToHavesOf,
  otherModes,
  otherPays,
  payOf,
  withArticle,
} from './job-facts.ts'
import type { DraftQuestion } from './questions.ts'

/** The questions drawn from the job itself. Each topic has at least two that fit any job, so that a retry asks others. */

export function mustHaveQuestions(facts: JobFacts): DraftQuestion[] {
  const [must] = mustHavesOf(facts)
  const [nice] = niceToHavesOf(facts)
  const questions: DraftQuestion[] = [
    {
      prompt: 'When is a skill a must-have?',
      right: 'When the work can’t begin without it',
      wrong: ['When most of the team has it', 'When it makes the list look complete', 'When it would be pleasant'],
      explanation: 'Every must-have sends people away. Keep those that the first weeks truly need.',
    },
    {
      prompt: `Somebody meets every must-have of “${facts.title}” and has never held that title. How do you treat them?`,
      right: 'As somebody who fits',
      wrong: ['As not qualified', 'As a last resort', 'As a beginner, with lower pay'],
      explanation: 'You named what is needed. Whoever brings it, fits.',
    },
  ]
  if (must !== undefined) questions.unshift(...listedQuestions(facts, must))
  if (nice !== undefined) {
    questions.unshift({
      prompt: `Somebody meets every must-have but not ${nice}. How do you treat them?`,
      right: `As a full match: you marked ${nice} as nice to have`,
      wrong: [
        'As not qualified',
        `As half a match, until they learn ${nice}`,
        'Ask them to apply again once they have it',
      ],
      explanation: `${nice} is nice to have in your post. It can decide between two people, never against one.`,
    })
  }
  return questions
}

function listedQuestions(facts: JobFacts, must: string): DraftQuestion[] {
  return [
    {
      prompt: `Which of these did you say ${withArticle(facts.title)} must bring?`,
      right: must,
      wrong: [
        ...niceToHavesOf(facts),
        'A degree from a well-known school',
        'Ten years in one company',
        'A current job',
      ],
      explanation: `Your must-haves are: ${mustHavesOf(facts).join(', ')}. Nothing else may count as one.`,
    },
    {
      prompt: `Somebody is strong but lacks ${must}, a must-have. What is fair?`,
      right: 'Decline with that reason, or make it nice to have for everybody',
      wrong: ['Make an exception if you like them', 'Decline without a reason', 'Raise it after the offer'],
      explanation: 'A must-have binds you as well. If you can live without it, it is nice to have, for everybody.',
    },
  ]
}

export function payQuestions(facts: JobFacts): DraftQuestion[] {
  const pay = payOf(facts)
  if (pay === null) {
    return [
      {
        prompt: 'Your post names no pay. What do candidates see?',
        right: 'That pay is unknown, also where they filter by it',
        wrong: ['The usual pay for this title', 'Nothing about pay at all', 'The pay of your last role'],
        explanation: 'We never make up a figure. Unknown is shown as unknown, and many people pass over it.',
      },
      {
        prompt: 'Somebody asks about pay in the first talk, and your post names none. What is fair?',
        right: 'Name the range you have planned, the same for everybody',
        wrong: ['Ask what they earn now', 'Say that it depends on them', 'Put it off until the offer'],
        explanation: 'You have a budget. Saying it early saves both of you the rest of the talks.',
      },
    ]
  }
  return [
    {
      prompt: `What does your post promise for “${facts.title}”?`,
      right: pay,
      wrong: [
        ...otherPays(facts),
        'Pay is settled after the interview',
        'Pay follows what they earn now',
        'Nothing yet',
      ],
      explanation: `Candidates read “${pay}”. An offer outside it breaks the first promise you made.`,
    },
    {
      prompt: 'Your favourite earns less today than your range begins. What do you offer?',
      right: 'Pay within the posted range',
      wrong: ['A little more than they earn now', 'Whatever they ask for first', 'The range less ten percent'],
      explanation: `The range is for the role, not for the person’s last pay: ${pay}.`,
    },
    {
      prompt: 'Somebody asks about pay in the first talk. What do you say?',
      right: `What the post says: ${pay}`,
      wrong: ['That it is too early for that', 'A question about what they earn now', 'That it depends on the others'],
      explanation: 'They have read it in the post. Saying it aloud costs nothing and builds trust.',
    },
  ]
}

export function modeQuestions(facts: JobFacts): DraftQuestion[] {
  const mode = modeOf(facts)
  const change: DraftQuestion = {
    prompt: 'You would rather have the person on site more often than the post says. What is fair?',
    right: 'Change the post before anybody decides on it',
    wrong: ['Mention it on the first day', 'Wait until probation is over', 'Put it into the small print'],
    explanation:
      'People choose by where the work is done. Changing it later is the reason most often given for leaving.',
  }
  if (mode === null) {
    return [
      {
        prompt: 'Your post does not say where the work is done. What do candidates see?',
        right: 'That it is unknown, also where they filter by it',
        wrong: ['Remote, as most people wish', 'On site, as most jobs are', 'Nothing about it at all'],
        explanation: 'We never guess. Unknown is shown as unknown, and people with fixed needs pass over it.',
      },
      change,
    ]
  }
  return [
    {
      prompt: `Where does ${withArticle(facts.title)} work, as your post says?`,
      right: mode,
      wrong: otherModes(facts),
      explanation: `Your post says: ${mode}. Candidates are matched on it.`,
    },
    change,
  ]
}

export function seniorityQuestions(facts: JobFacts): DraftQuestion[] {
  const level = levelOf(facts)
  const questions: DraftQuestion[] = [
    {
      prompt: 'Somebody with far more experience than the role needs applies. What is fair?',
      right: 'Judge them by the must-haves, like everybody',
      wrong: ['Decline them as overqualified', 'Offer less than the range', 'Assume that they will leave soon'],
      explanation: '“Overqualified” is most often said to older people. They have read the post and want this role.',
    },
    {
      prompt: 'What should the level in a post tell people?',
      right: 'How much they decide on their own',
      wrong: ['How old they should be', 'How long they went to school', 'What the last person was called'],
      explanation: 'A level is about the work: how much is decided alone, and who can be asked.',
    },
  ]
  if (level !== null) {
    questions.unshift({
      prompt: `At which level is “${facts.title}”, as we read your post?`,
      right: capital(level),
      wrong: Object.values(levelWords).map(capital),
      explanation: `We read ${level}. People two levels away see it lower in their list.`,
    })
  }
  return questions
}

export function firstDaysQuestions(facts: JobFacts): DraftQuestion[] {
  const musts = mustHavesOf(facts).slice(0, 2).join(' and ')
  const [nice = 'a skill the post never named'] = niceToHavesOf(facts)
  const questions: DraftQuestion[] = [
    {
      prompt: `What should a new ${facts.title} know on the first day?`,
      right: 'What is expected after 30, 60 and 90 days, in writing',
      wrong: [
        'Everything, so that nobody has to show them',
        'Only what they find out',
        'Nothing before probation ends',
      ],
      explanation: 'Most early leavers say that the work was not what they were told. Write down the first 90 days.',
    },
    {
      prompt: 'After 30 days something is not working out. What comes first?',
      right: 'A talk about what is missing, with time and help to mend it',
      wrong: ['A search for somebody else', 'Waiting for the end of probation', 'A note to the rest of the team'],
      explanation: 'A first month is for learning. Say early what is missing, and most of it can be mended.',
    },
  ]
  if (musts !== '') {
    questions.unshift({
      prompt: 'Which goal for the first 90 days fits what you ask for?',
      right: `Doing the work with ${musts} on their own, with somebody to ask`,
      wrong: [`Mastering ${nice} as well`, 'Leading the team', 'Working without a single question'],
      explanation: 'The first 90 days build on the must-haves. Whatever goes beyond them is for later.',
    })
  }
  return questions
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
