import { decodeFile } from './decode.ts'

/** Entry of the limited process: bytes in, positioned text or a refusal out. It reads no file and opens no connection. */
process.on('message', (message: { id: number; bytes: Uint8Array }) => {
  const bytes = Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength)
  void decodeFile(bytes).then((answer) => {
    process.send?.({ id: message.id, answer, memory: process.memoryUsage.rss() })
  })
})
process.on('disconnect', () => process.exit())
