import { builtInModel, embedText } from '#domain/matches/embedding.ts'

/** Makes the vectors that nearness is measured by. */
export type Embedder = {
  /** Stored with every vector; vectors of different models are never compared. */
  model: string
  /** Of unit length, or zeros where a text says nothing; null when there was no answer, and the vector has to come later. */
  embed(text: string): Promise<number[] | null>
}

/** By our own rules, in this process: it always answers. */
export const builtInEmbedder: Embedder = {
  model: builtInModel,
  async embed(text) {
    return embedText(text)
  },
}
