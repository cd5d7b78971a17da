/** Grows with every change of a weight, a threshold or the embedder; stored with each score (decisions.md F.31). */
export const algorithmVersion = '3'
