import { applicationQuizAttempts, applicationQuizQuestions } from '../applications/next-step.ts'
import { isClosed, isShortlisted } from '../applications/rules.ts'
import type { ApplicationState } from '../applications/states.ts'
import type { RevealPolicy } from '../jobs/schema.ts'
import type { RevealingJob } from './gates.ts'

export type LadderStep = { title: string; text: string; status: 'done' | 'now' | 'later' }

export type LadderProgress = {
  state: ApplicationState | null
  hasPassedQuiz: boolean
  isCompanyRevealed: boolean
  isNameRevealed: boolean
}

type Step = { title: string; text: string; isDone: (progress: LadderProgress) => boolean }

const hasApplied = (progress: LadderProgress): boolean => progress.state !== null
const frozen = 'Your résumé is frozen as a snapshot. Later edits do not change it.'
const underCodeName = 'The employer reads your snapshot under a code name.'

const seeCompany: Omit<Step, 'text'> = {
  title: 'See the company',
  isDone: (progress) => progress.isCompanyRevealed,
}

function quizSteps(quizThreshold: number): Step[] {
  const facts = `${applicationQuizQuestions} questions, ${quizThreshold}% to pass. No timer, ${applicationQuizAttempts} attempts.`
  return [
    { title: 'Apply', text: frozen, isDone: hasApplied },
    { title: 'Take the quiz', text: facts, isDone: (progress) => progress.hasPassedQuiz },
    {
      title: 'See the company',
      text: 'Only you see it. Then press Send, or Withdraw.',
      isDone: ({ state, isCompanyRevealed }) => isCompanyRevealed && state !== 'quiz',
    },
  ]
}

const gatedSteps: Record<Exclude<RevealPolicy, 'application_quiz'>, Step[]> = {
  shortlist: [
    { title: 'Apply', text: frozen, isDone: hasApplied },
    {
      title: 'Be shortlisted',
      text: underCodeName,
      isDone: ({ state }) => state !== null && isShortlisted(state),
    },
    { ...seeCompany, text: 'You see the company and it sees your name, at the same moment.' },
  ],
  interview: [
    { title: 'Apply', text: frozen, isDone: hasApplied },
    { title: 'Get interview times', text: underCodeName, isDone: (progress) => progress.isCompanyRevealed },
    { ...seeCompany, text: 'You see the company and it sees your name, at the same moment.' },
  ],
  never: [
    { title: 'Apply', text: frozen, isDone: hasApplied },
    { ...seeCompany, text: 'The company stays hidden until it reveals itself or makes you an offer.' },
    {
      title: 'Share your name',
      text: 'Only if you want to. The employer never sees it by itself.',
      isDone: (progress) => progress.isNameRevealed,
    },
  ],
}

const openSteps: Step[] = [
  { title: 'Apply', text: frozen, isDone: hasApplied },
  {
    title: 'Be shortlisted',
    text: `${underCodeName} On shortlist it sees your name.`,
    isDone: ({ state }) => state !== null && isShortlisted(state),
  },
  {
    title: 'Agree on a time',
    text: 'The employer proposes interview times and you choose.',
    isDone: ({ state }) => state === 'interview_scheduled' || state === 'offer' || state === 'hired',
  },
]

/** The gate of a job as steps: what is done, what comes now, what lies behind. Once it is over, nothing comes. */
export function ladder(job: RevealingJob & { quizThreshold: number }, progress: LadderProgress): LadderStep[] {
  const steps = stepsOf(job)
  const isOver = progress.state !== null && isClosed(progress.state)
  const now = isOver ? -1 : steps.findIndex((step) => !step.isDone(progress))
  return steps.map(({ title, text, isDone }, at) => ({
    title,
    text,
    status: isDone(progress) ? 'done' : at === now ? 'now' : 'later',
  }))
}

function stepsOf(job: RevealingJob & { quizThreshold: number }): Step[] {
  if (!job.isAnonymous) return openSteps
  return job.policy === 'application_quiz' ? quizSteps(job.quizThreshold) : gatedSteps[job.policy]
}
