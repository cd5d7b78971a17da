import { deflateSync } from 'node:zlib'
import type { HostileFile, Originals } from './hostile-files.ts'
import { makeDocx, makePdf, makePdfBomb, makeZip, paragraph, words } from './made-files.ts'
import { makeRawPdf, pageTree, textStream } from './raw-pdf.ts'

const megabyte = 1024 * 1024

export async function bombs(): Promise<HostileFile[]> {
  const header = (megabytes: number) => `<w:hdr>${' '.repeat(megabytes * megabyte)}</w:hdr>`
  const parts = await Promise.all(
    [51, 55, 60, 70, 80].map(async (size) => ({
      name: `a part of ${size} MB`,
      bytes: await makeDocx(paragraph(words), { 'word/media/a.bin': Buffer.alloc(size * megabyte) }),
      right: ['bomb'] as const,
    })),
  )
  const bodies = await Promise.all(
    [21, 25, 30, 40, 48].map(async (size) => ({
      name: `a body of ${size} MB`,
      bytes: await makeZip({ 'word/document.xml': Buffer.alloc(size * megabyte, ' ') }),
      right: ['bomb'] as const,
    })),
  )
  const many = await Promise.all(
    [6, 8, 10].map(async (count) => ({
      name: `${count} headers of 9 MB`,
      bytes: await makeDocx(
        paragraph(words),
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`word/header${at}.xml`, header(9)])),
      ),
      right: ['bomb'] as const,
    })),
  )
  const entries = await Promise.all(
    [2001, 3000, 5000].map(async (count) => ({
      name: `${count} entries`,
      bytes: await makeDocx(
        paragraph(words),
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`word/x${at}`, ''])),
      ),
      right: ['bomb'] as const,
    })),
  )
  return [...parts, ...bodies, ...many, ...entries]
}

/** Pages whose contents inflate to far more than the reading process may hold. */
export function pageBombs(): HostileFile[] {
  const right = ['bomb', 'took_too_long', 'corrupt'] as const
  const twice = deflateSync(deflateSync(Buffer.alloc(120 * megabyte, ' ')))
  return [
    { name: 'a page of 150 MB', bytes: makePdfBomb(150), right },
    { name: 'a page of 200 MB', bytes: makePdfBomb(200), right },
    {
      name: 'a page packed twice',
      bytes: makeRawPdf([...pageTree(1), { dictionary: '/Filter [/FlateDecode /FlateDecode]', stream: twice }]),
      right: [...right, 'image_only'],
    },
  ]
}

export async function lyingSizes(): Promise<HostileFile[]> {
  const large = await makeZip({ 'word/document.xml': Buffer.alloc(30 * megabyte, ' ') })
  const small = await makeDocx(paragraph(words))
  const declare = (bytes: Buffer, size: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt32LE(size, copy.indexOf(Buffer.from('504b0102', 'hex')) + 24)
    return copy
  }
  return [
    ...[0, 1, 1000, 65_535, 19 * megabyte].map((size) => ({
      name: `30 MB that say ${size}`,
      bytes: declare(large, size),
      right: ['bomb', 'corrupt'] as const,
    })),
    ...[51 * megabyte, 0x7fffffff, 0xfffffffe].map((size) => ({
      name: `a little that says ${size}`,
      bytes: declare(small, size),
      right: ['bomb', 'corrupt'] as const,
    })),
    ...[0, 5, 1_000_000, 999_999_999].map((length) => ({
      name: `a stream that says /Length ${length}`,
      bytes: makeRawPdf([...pageTree(1), { dictionary: '', stream: textStream(), length }]),
      right: ['read', 'image_only', 'corrupt'] as const,
    })),
  ]
}

export async function encrypted(originals: Originals): Promise<HostileFile[]> {
  const versions = ['1.3', '1.4', '1.6', '1.7ext3'] as const
  const passwords = ['s3cret', 'a', 'pässwörd', '0'.repeat(60)]
  const pdfs = await Promise.all(
    versions.flatMap((pdfVersion) =>
      passwords.map(async (userPassword) => ({
        name: `PDF ${pdfVersion} with "${userPassword.slice(0, 8)}"`,
        bytes: await makePdf((pdf) => pdf.text(words), { pdfVersion, userPassword }),
        right: ['encrypted'] as const,
      })),
    ),
  )
  const office = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  const doc = Buffer.from(originals.doc)
  const start = doc.indexOf(Buffer.from([0xec, 0xa5]))
  doc.writeUInt16LE(doc.readUInt16LE(start + 10) | 0x0100, start + 10)
  const zip = Buffer.from(originals.docx)
  for (const signature of ['504b0304', '504b0102'])
    for (
      let at = zip.indexOf(Buffer.from(signature, 'hex'));
      at !== -1;
      at = zip.indexOf(Buffer.from(signature, 'hex'), at + 4)
    ) {
      const flags = at + (signature === '504b0304' ? 6 : 8)
      zip.writeUInt16LE(zip.readUInt16LE(flags) | 1, flags)
    }
  return [
    ...pdfs,
    { name: 'an encrypted package', bytes: office, right: ['encrypted'] },
    { name: 'an encrypted DOC', bytes: doc, right: ['encrypted'] },
    { name: 'a zip with a password', bytes: zip, right: ['encrypted'] },
  ]
}

export async function macros({ doc }: Originals): Promise<HostileFile[]> {
  const names = [
    'word/vbaProject.bin',
    'word/VBAPROJECT.BIN',
    'vbaProject.bin',
    'word/macros/vbaProject.bin',
    'customXml/vbaProject.bin',
  ]
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      bytes: await makeDocx(paragraph(words), { [name]: 'x' }),
      right: ['macros'] as const,
    })),
  )
  return [...files, { name: 'a DOC', bytes: withStream(doc, '_VBA_PROJECT'), right: ['macros'] }]
}

function withStream(doc: Buffer, name: string): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  return Buffer.concat([doc, entry, Buffer.alloc(384)])
}

export async function entities(): Promise<HostileFile[]> {
  const body = '<w:document><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>'
  const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  const types = [
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "http://169.254.169.254/latest/meta-data/">]>',
    '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">',
    '<!DOCTYPE x PUBLIC "-//X//X" "http://127.0.0.1:9/x.dtd">',
    '<!DOCTYPE x [<!ENTITY % p SYSTEM "file:///etc/hostname"> %p;]>',
    `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}<!ENTITY a "&l12;">]>`,
    '<!doctype x [<!entity a "b">]>',
  ]
  const parts = ['word/document.xml', 'word/styles.xml', 'word/header1.xml'] as const
  return await Promise.all(
    types.flatMap((type, at) =>
      parts.map(async (part) => ({
        name: `${part}, document type ${at + 1}`,
        bytes: await makeDocx(paragraph(words), { [part]: type + body }),
        right: ['corrupt'] as const,
      })),
    ),
  )
}

export async function wrongTypes(): Promise<HostileFile[]> {
  const heads: Record<string, Buffer> = {
    text: Buffer.from(words),
    blanks: Buffer.from('   \n\n'),
    web: Buffer.from('<!doctype html><p>Amara'),
    'rich text': Buffer.from('{\\rtf1 Amara}'),
    PNG: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    JPEG: Buffer.from('ffd8ffe000104a46494600', 'hex'),
    GIF: Buffer.from('GIF89a'),
    TIFF: Buffer.from('49492a0008000000', 'hex'),
    program: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
    ELF: Buffer.from('7f454c4602010100', 'hex'),
    gzip: Buffer.from('1f8b0800000000000003', 'hex'),
    '7z': Buffer.from('377abcaf271c0004', 'hex'),
    rar: Buffer.from('526172211a0700', 'hex'),
    music: Buffer.from('4944330300000000', 'hex'),
    json: Buffer.from('{"name":"Amara"}'),
    table: Buffer.from('name,role\nAmara,nurse\n'),
    mail: Buffer.from('From: a@example.com\nSubject: x\n\nAmara'),
    'zeros only': Buffer.alloc(5000),
    'old table': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  }
  const zips: Record<string, Record<string, string>> = {
    'a plain zip': { 'a.txt': 'hello' },
    'a spreadsheet': { 'xl/workbook.xml': '<workbook/>' },
    slides: { 'ppt/presentation.xml': '<p/>' },
    'an open document': { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' },
    'a book': { mimetype: 'application/epub+zip', 'OEBPS/a.xhtml': '<html/>' },
    'a java program': { 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0' },
  }
  const zipped = await Promise.all(
    Object.entries(zips).map(async ([name, parts]) => ({
      name,
      bytes: await makeZip(parts),
      right: ['wrong_type'] as const,
    })),
  )
  return [...Object.entries(heads).map(([name, bytes]) => ({ name, bytes, right: ['wrong_type'] as const })), ...zipped]
}
