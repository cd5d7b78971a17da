/**
 * Three choices between two good things: none is flattering, so the answers say what somebody is like at work and cannot be
 * inflated. They are shown beside the vouch and give no points.
 */
export const vouchQuestions = [
  {
    id: 'drive',
    prompt: 'Which is more like them?',
    choices: [
      { value: 'starts', label: 'Gets stuck things moving' },
      { value: 'finishes', label: 'Finishes what others left' },
    ],
  },
  {
    id: 'people',
    prompt: 'And which of these?',
    choices: [
      { value: 'teaches', label: 'Makes others better at their work' },
      { value: 'carries', label: 'Takes the hardest part on themselves' },
    ],
  },
  {
    id: 'pressure',
    prompt: 'When plans break, they',
    choices: [
      { value: 'calm', label: 'Stay calm and carry on' },
      { value: 'foresees', label: 'Saw it coming and said so' },
    ],
  },
] as const

/** "Gets stuck things moving", for those who read the answers. */
export function answerLabels(answers: Readonly<Record<string, string>>): string[] {
  return vouchQuestions.flatMap(({ id, choices }) => choices.find(({ value }) => value === answers[id])?.label ?? [])
}
