import type { ToldWishes } from '../matches/evidence.ts'
import type { CandidatePreferences } from '../matches/inputs.ts'
import { wishWords } from '../matches/wish-words.ts'

/** To the candidate: what they said themselves. */
export function ownWishes(wishes: CandidatePreferences): ToldWishes {
  const words = wishWords(wishes)
  return { title: (title) => title, gate: ({ kind }) => words[kind] }
}

/**
 * To the employer: whether the two agree, never what was wished for. A gap in pay or kind of employment would say what the
 * candidate asks for, and is not told.
 */
export const employerToldWishes: ToldWishes = {
  title: () => 'A title they look for',
  gate({ kind, state }) {
    if (state === 'pass') return 'Fits what they want'
    return state === 'fail' && (kind === 'work_mode' || kind === 'place') ? 'Not what they want' : null
  },
}
