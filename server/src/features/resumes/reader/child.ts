import { readLayoutFacts } from '#domain/resumes/layout-facts.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { decodeFile } from './decode.ts'

/** Entry of the limited process: bytes in, positioned text, a reading or a refusal out. It reads no file and opens no connection. */
type Order = { id: number; bytes: Uint8Array; today: string | null }

process.on('message', (order: Order) => {
  void answer(order).then((said) => process.send?.({ id: order.id, answer: said, memory: process.memoryUsage.rss() }))
})
process.on('disconnect', () => process.exit())

async function answer({ bytes, today }: Order) {
  const decoded = await decodeFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!decoded.ok || today === null) return decoded
  const { document } = decoded
  return { ok: true, reading: readResume({ document, today }), layout: readLayoutFacts(document) }
}
