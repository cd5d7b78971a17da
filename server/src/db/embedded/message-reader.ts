export type WirePart = { kind: 'refuse-encryption' } | { kind: 'goodbye' } | { kind: 'batch'; bytes: Uint8Array }

const encryptionRequests = [80_877_103, 80_877_104]
const cancelRequest = 80_877_102
/** Messages that end a batch: Query, Sync, FunctionCall, and Flush, after which the client waits for an answer. */
const batchEnds = new Set(Buffer.from('QSFH'))
const terminate = 'X'.charCodeAt(0)

/** Cuts the bytes of one client into batches that may run without anything in between. */
export class MessageReader {
  #buffered: Buffer[] = []
  #size = 0
  #wanted = 5
  #batch: Buffer[] = []
  #hasStarted = false

  read(chunk: Buffer): WirePart[] {
    this.#buffered.push(chunk)
    this.#size += chunk.length
    const parts: WirePart[] = []
    while (this.#size >= this.#wanted) {
      const bytes = this.#buffered.length === 1 && this.#buffered[0] ? this.#buffered[0] : Buffer.concat(this.#buffered)
      this.#buffered = [bytes]
      const length = this.#hasStarted ? 1 + bytes.readInt32BE(1) : bytes.readInt32BE(0)
      if (bytes.length < length) {
        this.#wanted = length
        break
      }
      this.#take(bytes.subarray(0, length), parts)
      this.#buffered = bytes.length > length ? [bytes.subarray(length)] : []
      this.#size = bytes.length - length
      this.#wanted = 5
    }
    return parts
  }

  #take(message: Buffer, parts: WirePart[]) {
    if (!this.#hasStarted) return this.#takeStart(message, parts)
    if (message[0] === terminate) {
      parts.push({ kind: 'goodbye' })
      return
    }
    this.#batch.push(message)
    if (!batchEnds.has(message[0] ?? 0)) return
    parts.push({ kind: 'batch', bytes: new Uint8Array(Buffer.concat(this.#batch)) })
    this.#batch = []
  }

  #takeStart(message: Buffer, parts: WirePart[]) {
    const code = message.readInt32BE(4)
    if (encryptionRequests.includes(code)) {
      parts.push({ kind: 'refuse-encryption' })
    } else if (code === cancelRequest) {
      // One engine without processes: there is nobody to signal.
      parts.push({ kind: 'goodbye' })
    } else {
      this.#hasStarted = true
      parts.push({ kind: 'batch', bytes: new Uint8Array(message) })
    }
  }
}
