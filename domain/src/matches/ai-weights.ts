/** Skills, title, experience, seniority (decisions.md F.31); the shares are those that ranked best, see docs/figures.md. */
export const aiWeights = { skills: 0.3, title: 0.25, experience: 0.35, seniority: 0.1 } as const
export type AiPartName = keyof typeof aiWeights
