import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import yazl from 'yazl'

/** Files made for the reader's tests: small, invented, and as hostile as a test wants them. */
export async function makePdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 50, ...options })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
  })
  draw(pdf)
  pdf.end()
  return await done
}

export async function makeZip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const wordSpace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A DOCX whose body is this markup. */
export async function makeDocx(body: string, parts: Record<string, string | Buffer> = {}): Promise<Buffer> {
  return await makeZip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${wordSpace}><w:body>${body}</w:body></w:document>`,
    ...parts,
  })
}

export function paragraph(text: string, properties = ''): string {
  return `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`
}

export const words =
  'Amara Nwosu is a registered nurse in Portland with nine years of experience in acute care and telemetry. '

/** A PDF whose page content inflates to `megabytes`. */
export function makePdfBomb(megabytes: number): Buffer {
  const once = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'q Q '), { level: 9 })
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
  ]
  let pdf = Buffer.from('%PDF-1.7\n')
  const offsets: number[] = []
  const add = (number: number, body: Buffer) => {
    offsets.push(pdf.length)
    pdf = Buffer.concat([pdf, Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
  }
  for (const [at, body] of objects.entries()) add(at + 1, Buffer.from(body))
  add(
    4,
    Buffer.concat([
      Buffer.from(`<< /Length ${once.length} /Filter /FlateDecode >>\nstream\n`),
      once,
      Buffer.from('\nendstream'),
    ]),
  )
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 5\n0000000000 65535 f \n${table}trailer << /Size 5 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF`
  return Buffer.concat([pdf, Buffer.from(end)])
}
