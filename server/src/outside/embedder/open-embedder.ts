import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { embedMany } from 'ai'
import { withoutPerson } from '#domain/matches/without-person.ts'
import type { Config } from '../../config.ts'
import type { Surroundings } from '../../dependencies.ts'
import { limitedFetch } from '../model/limited-fetch.ts'
import { builtInEmbedder, type Embedder } from './embedder.ts'
import { referenceTexts } from './reference-texts.ts'

const longestWait = 20_000
const triesAfterTheFirst = 1
/** About 2,000 tokens, which models for search take; what a résumé is about is said by then. */
const longestText = 8_000

/**
 * The built-in embedder, or any endpoint that speaks the OpenAI protocol. The vectors of such a model lie in a narrow cone:
 * the mean of the reference texts is taken off (Mu, Viswanath: All-but-the-Top, 2018), so that texts with nothing in common
 * are about as far apart as those of the built-in one, and one calibration fits all.
 */
export function openEmbedder(
  { embeddingUrl, embeddingKey, embeddingModel }: Pick<Config, 'embeddingUrl' | 'embeddingKey' | 'embeddingModel'>,
  log: Surroundings['log'],
  waitMilliseconds = longestWait,
): Embedder {
  if (!embeddingUrl || !embeddingModel) return builtInEmbedder
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: embeddingUrl,
    ...(embeddingKey ? { apiKey: embeddingKey } : {}),
    fetch: limitedFetch,
  })
  const model = provider.embeddingModel(embeddingModel)
  let mean: Promise<number[]> | null = null

  return {
    model: embeddingModel,
    async embed(text) {
      try {
        mean ??= ask(referenceTexts).then(meanOf)
        const [[vector = []], centre] = await Promise.all([ask([withoutPerson(text).slice(0, longestText)]), mean])
        return unitLength(vector.map((value, place) => value - (centre[place] ?? 0)))
      } catch (error) {
        mean = null
        // The answer may quote what it was asked, so only the kind of failure is written down.
        log.warn({ event: 'embedding-failed', reason: error instanceof Error ? error.name : 'unknown' })
        return null
      }
    },
  }

  async function ask(values: readonly string[]): Promise<number[][]> {
    const { embeddings } = await embedMany({
      model,
      values: [...values],
      maxRetries: triesAfterTheFirst,
      abortSignal: AbortSignal.timeout(waitMilliseconds),
    })
    const length = embeddings[0]?.length ?? 0
    const isWhole = embeddings.length === values.length && length > 0
    if (!isWhole || embeddings.some((one) => one.length !== length || !one.every(Number.isFinite))) {
      throw new TypeError('Not vectors of one length')
    }
    return embeddings
  }
}

/** To three places: an endpoint's last digits differ from run to run, and every vector of a model must be moved alike. */
function meanOf(vectors: number[][]): number[] {
  const [first = []] = vectors
  return first.map((_, place) => {
    const sum = vectors.reduce((total, vector) => total + (vector[place] ?? 0), 0)
    return Math.round((sum / vectors.length) * 1e3) / 1e3
  })
}

function unitLength(vector: number[]): number[] {
  const length = Math.hypot(...vector)
  return vector.map((value) => (length === 0 ? 0 : Math.round((value / length) * 1e5) / 1e5))
}
