import { type Actor, mayMove } from '#domain/applications/rules.ts'
import type { ApplicationState } from '#domain/applications/states.ts'

export type Step = { from: ApplicationState | null; to: ApplicationState; actor: Actor; at: Date }

const actors: readonly Actor[] = ['candidate', 'employer', 'system']
const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour
/** Employers of the demo take three days at most from one step to the next. */
const longestGap = 3 * day
const noReplyAfter = 21 * day

/** The states on the way, in order; only moves that the product itself allows. */
function pathTo(state: ApplicationState, waitsForQuiz: boolean, before?: ApplicationState): ApplicationState[] {
  const begin: ApplicationState[] = waitsForQuiz ? ['quiz', 'submitted'] : ['submitted']
  switch (state) {
    case 'quiz':
      return ['quiz']
    case 'submitted':
      return begin
    case 'viewed':
      return [...begin, 'viewed']
    case 'shortlisted':
      return [...begin, 'viewed', 'shortlisted']
    case 'interview_proposed':
      return [...pathTo('shortlisted', waitsForQuiz), state]
    case 'interview_scheduled':
      return [...pathTo('interview_proposed', waitsForQuiz), state]
    case 'offer':
      return [...pathTo('interview_scheduled', waitsForQuiz), state]
    case 'hired':
      return [...pathTo('offer', waitsForQuiz), state]
    case 'declined':
      return [...pathTo(before ?? 'viewed', waitsForQuiz), state]
    case 'withdrawn':
    case 'expired':
      return [...pathTo(before ?? 'submitted', waitsForQuiz), state]
  }
}

export function historyOf(plan: {
  state: ApplicationState
  before?: ApplicationState
  waitsForQuiz: boolean
  startedAt: Date
  now: Date
}): Step[] {
  const path = pathTo(plan.state, plan.waitsForQuiz, plan.before)
  const age = plan.now.getTime() - plan.startedAt.getTime()
  const gap = Math.min(longestGap, (age * 0.8) / path.length)
  return path.map((to, at) => {
    const from = path[at - 1] ?? null
    const moment = to === 'expired' && from !== 'quiz' ? noReplyAfter : gap * at
    return { from, to, actor: actorOf(from, to), at: new Date(plan.startedAt.getTime() + moment) }
  })
}

function actorOf(from: ApplicationState | null, to: ApplicationState): Actor {
  if (from === null) return 'candidate'
  const actor = actors.find((one) => mayMove(from, to, one))
  if (!actor) throw new Error(`No application goes from ${from} to ${to}.`)
  return actor
}
