/** Newcomers are not punished: two imagined pieces of evidence worth 50 stand beside the real ones (decisions.md F.34). */
export function shrinkTrust(trust: number, evidence: number): number {
  return Math.round((evidence * trust + 2 * 50) / (evidence + 2))
}

/** While a company is hidden its trust is known only roughly, so that the figure does not give it away (K.61). */
export function trustBand(trust: number): 25 | 50 | 75 {
  if (trust < 37.5) return 25
  return trust < 62.5 ? 50 : 75
}
