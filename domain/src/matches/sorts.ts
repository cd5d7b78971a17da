/** The ways a candidate may sort their matches. */
export const matchSorts = ['composite', 'ai', 'trust'] as const
export type MatchSort = (typeof matchSorts)[number]
