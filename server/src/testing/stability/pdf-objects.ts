import { inflateSync } from 'node:zlib'

/** The objects of a PDF as written, by number; a later one stands for an earlier one. Enough to add to files made by usual programs. */
export class PdfObjects {
  readonly #bodies = new Map<number, string>()
  readonly #bytes: Buffer
  next: number

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    const text = bytes.toString('latin1')
    for (const match of text.matchAll(/(?:^|[\s>])(\d{1,7}) 0 obj\b/g)) {
      const from = match.index + match[0].length
      const end = text.indexOf('endobj', from)
      const body = text.slice(from, end === -1 ? from + 4000 : end)
      this.#bodies.set(Number(match[1]), body)
      if (/\/Type\s*\/ObjStm/.test(body.slice(0, 400))) this.#unpack(body)
    }
    this.next = Math.max(0, ...this.#bodies.keys()) + 1
  }

  /** Number and dictionary of the first page. */
  firstPage(): { number: number; dictionary: string } {
    for (const [number, body] of this.#bodies)
      if (/\/Type\s*\/Page(?![a-zA-Z])/.test(body)) return { number, dictionary: dictionaryIn(body) }
    throw new Error('no page was found')
  }

  /** What a key holds, references followed; null where it is not there. */
  valueOf(dictionary: string, key: string): string | null {
    const at = keyAt(dictionary, key)
    if (at === -1) return null
    const rest = dictionary.slice(at + key.length + 1).trimStart()
    const reference = /^(\d+) 0 R/.exec(rest)
    if (reference) return dictionaryIn(this.#bodies.get(Number(reference[1])) ?? '')
    return rest.startsWith('<<') ? dictionaryIn(rest) : (/^(?:\[[^\]]*\]|\/?[^\s/<>[\]]+)/.exec(rest)?.[0] ?? null)
  }

  /** The same of a page, which may have it from the tree it stands in. */
  inherited(dictionary: string, key: string): string | null {
    for (let at: string | null = dictionary, depth = 0; at !== null && depth < 20; depth++) {
      const found = this.valueOf(at, key)
      if (found !== null) return found
      at = this.valueOf(at, 'Parent')
    }
    return null
  }

  /** The file with these objects written behind it, as programs do that change a file without touching it. */
  update(objects: ReadonlyMap<number, Buffer>): Buffer {
    const text = this.#bytes.toString('latin1')
    const previous = Number(/startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref')))?.[1] ?? 0)
    const root = [...text.matchAll(/\/Root\s+(\d+ 0 R)/g)].at(-1)?.[1] ?? ''
    const chunks = [this.#bytes, Buffer.from('\n')]
    let size = this.#bytes.length + 1
    let table = 'xref\n'
    for (const [number, body] of objects) {
      const chunk = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
      table += `${number} 1\n${String(size).padStart(10, '0')} 00000 n \n`
      chunks.push(chunk)
      size += chunk.length
    }
    const trailer = `trailer\n<< /Size ${this.next} /Root ${root} /Prev ${previous} >>\nstartxref\n${size}\n%%EOF\n`
    return Buffer.concat([...chunks, Buffer.from(table + trailer)])
  }

  #unpack(body: string): void {
    const start = /stream\r?\n/.exec(body)
    const dictionary = dictionaryIn(body)
    const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1])
    if (!start || !/\/FlateDecode/.test(dictionary)) return
    const packed = Buffer.from(body.slice(start.index + start[0].length), 'latin1')
    const text = inflateSync(packed, { finishFlush: 2 }).toString('latin1')
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [number = 0, offset = 0] = numbers.slice(at, at + 2)
      const end = numbers[at + 3]
      this.#bodies.set(number, text.slice(first + offset, end === undefined ? undefined : first + end))
    }
  }
}

/** The first dictionary of a text, its brackets counted. */
export function dictionaryIn(text: string): string {
  const start = text.indexOf('<<')
  let depth = 0
  for (let at = start; at >= 0 && at < text.length - 1; at++) {
    const two = text.slice(at, at + 2)
    if (two === '<<') depth++
    else if (two === '>>') depth--
    else continue
    at++
    if (depth === 0) return text.slice(start, at + 1)
  }
  return ''
}

/** The dictionary with a key replaced or added. */
export function withKey(dictionary: string, key: string, value: string): string {
  const at = keyAt(dictionary, key)
  if (at === -1) return `${dictionary.slice(0, -2)} /${key} ${value} >>`
  const rest = dictionary.slice(at + key.length + 1)
  const gap = rest.length - rest.trimStart().length
  const old = rest.trimStart().startsWith('<<')
    ? dictionaryIn(rest).length
    : (/^(?:\d+ 0 R|\[[^\]]*\]|\/?[^\s/<>[\]]+)/.exec(rest.trimStart())?.[0].length ?? 0)
  return `${dictionary.slice(0, at)}/${key} ${value} ${rest.slice(gap + old)}`
}

/** Where a key of the outermost level stands. */
function keyAt(dictionary: string, key: string): number {
  let depth = 0
  for (let at = 0; at < dictionary.length; at++) {
    if (dictionary.startsWith('<<', at)) depth++
    else if (dictionary.startsWith('>>', at)) depth--
    else {
      const isKey = depth === 1 && dictionary.startsWith(`/${key}`, at)
      if (isKey && !/[\w]/.test(dictionary[at + key.length + 1] ?? ' ')) return at
      continue
    }
    at++
  }
  return -1
}
