/** A phrased résumé is a few kilobytes; more than this is no answer of ours. */
const largestAnswer = 512 * 1024

export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge'
}

/** Like `fetch`, for answers of bounded size: one that goes on for ever is cut off instead of filling the memory. */
export async function limitedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (!response.body) return response
  let seen = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength
        if (seen > largestAnswer) controller.error(new AnswerTooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(counted, { status, statusText, headers })
}
