import { words } from './made-files.ts'

export type RawObject = string | { dictionary: string; stream: Buffer; length?: number }

/** A PDF of exactly these objects, numbered from 1, the first being the catalogue; nothing about them is checked. */
export function makeRawPdf(objects: readonly RawObject[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let size = chunks[0]?.length ?? 0
  const add = (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
  }
  for (const [at, object] of objects.entries()) {
    offsets.push(size)
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), bodyOf(object), Buffer.from('\nendobj\n')]))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const head = `xref\n0 ${count}\n0000000000 65535 f \n${table}`
  add(Buffer.from(`${head}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF`))
  return Buffer.concat(chunks)
}

/** Catalogue, page tree and one page object that stands in the tree `count` times; its contents are object 4. */
export function pageTree(count: number, declared = count): string[] {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${declared} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 ${font} >> >> >>`,
  ]
}

function bodyOf(object: RawObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object)
  const { dictionary, stream, length = stream.length } = object
  const declared = dictionary.includes('/Length') ? dictionary : `${dictionary} /Length ${length}`
  return Buffer.concat([Buffer.from(`<< ${declared} >>\nstream\n`), stream, Buffer.from('\nendstream')])
}

/** Contents of a page that shows a sentence in the font of `pageTree`. */
export function textStream(): Buffer {
  return Buffer.from(`BT /F1 11 Tf 50 700 Td (${words}) Tj ET`)
}
