import type { RevealPolicy } from './schema.ts'

/** Each policy in the words of the form: when candidates learn who is hiring (decisions.md G.47). */
export const revealPolicyTexts: Record<RevealPolicy, { label: string; hint: string }> = {
  application_quiz: {
    label: 'After the application quiz',
    hint: 'A candidate who passes a short quiz about the role sees your company, then decides whether to send the application.',
  },
  shortlist: {
    label: 'On shortlist',
    hint: 'Candidates apply without knowing you. Those you shortlist see your company at that moment, and you see their names.',
  },
  interview: {
    label: 'When you propose an interview',
    hint: 'Your company stays hidden until you send interview times. Names on both sides appear at the same moment.',
  },
  never: {
    label: 'Only when you decide',
    hint: 'Your company stays hidden until you press Reveal or make an offer. The job says so up front, and fewer people apply.',
  },
}
