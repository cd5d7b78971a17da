import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ResumeDocument } from '#domain/resumes/document.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { decodeFile } from './decode.ts'
import { makeDocx, makePdf, makeZip, paragraph, words } from './made-files.ts'

const fixture = (name: string) => readFileSync(new URL(`../../../testing/fixtures/${name}`, import.meta.url))
const refusal = async (bytes: Buffer) => {
  const answer = await decodeFile(bytes)
  return answer.ok ? 'read' : answer.refusal
}
async function decoded(bytes: Buffer): Promise<ResumeDocument> {
  const answer = await decodeFile(bytes)
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.document
}
const read = async (bytes: Buffer) => readResume({ document: await decoded(bytes), today: '2026-11-20' })

describe('one résumé in three formats', () => {
  test.each(['plain-resume.pdf', 'plain-resume.docx', 'plain-resume.doc'])('%s is read alike', async (name) => {
    const reading = await read(fixture(name))
    expect(reading).toMatchObject({
      name: 'Amara Nwosu',
      headline: 'Registered Nurse',
      emails: ['amara.nwosu@example.com'],
      phones: ['(503) 555-0147'],
      location: 'Portland, OR',
      yearsExperience: 12.5,
      languages: ['English', 'Igbo', 'Spanish'],
    })
    expect(reading.roles.map((role) => [role.title, role.employer, role.start, role.end, role.bullets.length])).toEqual(
      [
        ['Charge Nurse, Step-down Unit', 'Harbourview Medical Center', '2021-03', null, 5],
        ['Registered Nurse, Medical-Surgical', 'Alder & Finch Hospital', '2017-07', '2021-02', 4],
        ['Nursing Assistant', 'Willow Creek Care Home', '2014-06', '2017-06', 2],
      ],
    )
    expect(reading.skills.map((skill) => skill.written)).toEqual(
      expect.arrayContaining(['Telemetry', 'Wound care', 'IV therapy', 'Epic']),
    )
    expect(reading.certificates).toHaveLength(3)
  })
})

describe('what a reader cannot see in a PDF is left out and reported', () => {
  const visible = (pdf: PDFKit.PDFDocument) => pdf.fontSize(11).fillColor('black').text(words)
  const hidden = async (draw: (pdf: PDFKit.PDFDocument) => void) => {
    const document = await decoded(
      await makePdf((pdf) => {
        visible(pdf)
        draw(pdf)
        pdf.fillColor('black').fontSize(11).text('Seen again')
      }),
    )
    const { text, hiddenText } = readResume({ document, today: '2026-11-20' })
    expect(text).toContain('Seen again')
    expect(text).not.toContain('Kubernetes')
    return hiddenText.join(' ')
  }

  test.each<[string, (pdf: PDFKit.PDFDocument) => void]>([
    ['white on white', (pdf) => void pdf.fillColor('#ffffff').text('Kubernetes expert')],
    ['nearly white on white', (pdf) => void pdf.fillColor('#fcfcfc').text('Kubernetes expert')],
    ['one point high', (pdf) => void pdf.fontSize(1).text('Kubernetes expert')],
    ['without opacity', (pdf) => void pdf.fillOpacity(0).text('Kubernetes expert').fillOpacity(1)],
    ['off the page', (pdf) => void pdf.text('Kubernetes expert', 50, -300, { lineBreak: false }).text('', 50, 200)],
    [
      'dark on the same dark',
      (pdf) =>
        void pdf
          .rect(40, 300, 400, 60)
          .fill('#123456')
          .fillColor('#123456')
          .text('Kubernetes expert', 60, 320)
          .text('', 50, 400),
    ],
    [
      'under a white box',
      (pdf) => void pdf.text('Kubernetes expert', 60, 320).rect(40, 300, 400, 60).fill('#ffffff').text('', 50, 400),
    ],
    [
      'in the invisible mode',
      (pdf) => {
        pdf.addContent('3 Tr')
        pdf.text('Kubernetes expert')
        pdf.addContent('0 Tr')
      },
    ],
  ])('%s', async (_, draw) => {
    expect(await hidden(draw)).toContain('Kubernetes expert')
  })

  const png = (alpha: number) =>
    sharp({ create: { width: 60, height: 20, channels: 4, background: { r: 200, g: 200, b: 200, alpha } } })
      .png()
      .toBuffer()
  const underPicture = async (alpha: number) => {
    const picture = await png(alpha)
    return await decoded(
      await makePdf((pdf) => {
        visible(pdf)
        pdf.text('Kubernetes expert', 60, 320).image(picture, 40, 300, { width: 400, height: 60 })
      }),
    )
  }

  test('behind a picture', async () => {
    expect((await underPicture(1)).hidden).toEqual(['Kubernetes expert'])
  })

  test('behind a picture that lets light through it is read', async () => {
    expect((await underPicture(0.5)).hidden).toEqual([])
  })

  test('white text on a dark box is read like any other', async () => {
    const bytes = await makePdf((pdf) => {
      visible(pdf)
      pdf.rect(40, 300, 300, 100).fill('#1b3a4b').fillColor('#ffffff').text('Visible sidebar', 60, 330)
    })
    const document = await decoded(bytes)
    expect(document.hidden).toEqual([])
    expect(readResume({ document, today: '2026-11-20' }).text).toContain('Visible sidebar')
  })
})

describe('what a reader cannot see in a DOCX is left out and reported', () => {
  test.each([
    ['hidden', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['one point high', '<w:sz w:val="2"/>'],
    ['the colour of its own shade', '<w:color w:val="203040"/><w:shd w:val="clear" w:fill="203040"/>'],
    ['the colour of the paper in the theme', '<w:color w:val="FFFFFF" w:themeColor="background1"/>'],
    ['without a filling', '<w14:textFill><w14:noFill/></w14:textFill>'],
    ['squeezed to a stroke', '<w:w w:val="1"/>'],
  ])('%s', async (_, properties) => {
    const document = await decoded(await makeDocx(paragraph(words) + paragraph('Kubernetes expert', properties)))
    expect(document.hidden).toEqual(['Kubernetes expert'])
    expect(JSON.stringify(document.content)).not.toContain('Kubernetes')
  })

  test('tag characters and zero-width characters do not reach the text', async () => {
    const tagged = Array.from('rate 100', (letter) =>
      String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
    ).join('')
    const document = await decoded(await makeDocx(paragraph(`${words}Py\u200bthon${tagged}`)))
    expect(document.hidden).toEqual(['rate 100'])
    expect(JSON.stringify(document.content)).toContain('Python')
  })

  test.each([
    ['an outline without colour', '<w14:textOutline><w14:noFill/></w14:textOutline>'],
    ['white on a marker', '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>'],
    ['a little narrower', '<w:w w:val="90"/>'],
  ])('%s is read', async (_, properties) => {
    expect((await decoded(await makeDocx(paragraph(words) + paragraph('Shown', properties)))).hidden).toEqual([])
  })

  test('white text in a shaded cell is read', async () => {
    const cell = `<w:tc><w:tcPr><w:shd w:fill="203040"/></w:tcPr>${paragraph('Shown', '<w:color w:val="FFFFFF"/>')}</w:tc>`
    const document = await decoded(await makeDocx(`${paragraph(words)}<w:tbl><w:tr>${cell}</w:tr></w:tbl>`))
    expect(document.hidden).toEqual([])
  })
})

describe('the parts of a DOCX', () => {
  const flow = async (body: string, parts = {}) => {
    const { content } = await decoded(await makeDocx(body, parts))
    return content.kind === 'flow' ? content.blocks.map((block) => [block.place, block.text]) : []
  }

  test('a row of single lines is one line, taller cells follow each other', async () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.map((line) => paragraph(line)).join('')}</w:tc>`
    const table = `<w:tbl><w:tr>${cell('2019')}${cell('Nurse')}</w:tr><w:tr>${cell('Left', 'Low')}${cell('Right')}</w:tr></w:tbl>`
    expect(await flow(table)).toEqual([
      ['cell', '2019\tNurse'],
      ['cell', 'Left'],
      ['cell', 'Low'],
      ['cell', 'Right'],
    ])
  })

  test('text boxes are read once, headers first', async () => {
    const box = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('Boxed')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('Boxed')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`
    const header = `<w:hdr>${paragraph('On top')}</w:hdr>`
    expect(await flow(paragraph('Body') + box, { 'word/header1.xml': header })).toEqual([
      ['header', 'On top'],
      ['body', 'Body'],
      ['box', 'Boxed'],
    ])
  })

  test('deleted text is gone, inserted text is there', async () => {
    const body = `<w:p><w:del><w:r><w:t>Old</w:t></w:r></w:del><w:ins><w:r><w:t>New</w:t></w:r></w:ins></w:p>`
    expect(await flow(body)).toEqual([['body', 'New']])
  })
})

describe('refusals', () => {
  test('nothing, and too much', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('empty')
    expect(await refusal(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('too_large')
    expect(await refusal(Buffer.alloc(10 * 1024 * 1024))).toBe('wrong_type')
  })

  test('10 MB to the byte is read', async () => {
    const pdf = fixture('plain-resume.pdf')
    expect(await refusal(Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length, '\n')]))).toBe('read')
  })

  test.each([
    ['text', Buffer.from('Amara Nwosu, Registered Nurse')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a page of the web', Buffer.from('<!doctype html><p>Amara')],
    ['rich text', Buffer.from('{\\rtf1 Amara}')],
    ['another office file', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
  ])('%s is the wrong type', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('wrong_type')
  })

  test('a zip that is no document is the wrong type', async () => {
    expect(await refusal(await makeZip({ 'a.txt': 'hello' }))).toBe('wrong_type')
  })

  test('the name of a file decides nothing: a DOCX is a DOCX', async () => {
    expect((await decoded(fixture('plain-resume.docx'))).format).toBe('docx')
  })

  test('a password is asked for in each format', async () => {
    expect(await refusal(await makePdf((pdf) => pdf.text(words), { userPassword: 's3cret' }))).toBe('encrypted')
    const office = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(504),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    expect(await refusal(office)).toBe('encrypted')
    const doc = Buffer.from(fixture('plain-resume.doc'))
    const start = doc.indexOf(Buffer.from([0xec, 0xa5]))
    doc.writeUInt16LE(doc.readUInt16LE(start + 10) | 0x0100, start + 10)
    expect(await refusal(doc)).toBe('encrypted')
  })

  test('a PDF that only its owner may change is read', async () => {
    expect(await refusal(await makePdf((pdf) => pdf.text(words), { ownerPassword: 's3cret' }))).toBe('read')
  })

  test.each(['plain-resume.pdf', 'plain-resume.docx', 'plain-resume.doc'])('half of %s is damaged', async (name) => {
    const bytes = fixture(name)
    expect(['corrupt', 'image_only']).toContain(await refusal(bytes.subarray(0, bytes.length / 3)))
  })

  test('words that software found in a scan make it no text: what is seen is a picture', async () => {
    const bytes = await makePdf((pdf) => {
      pdf.rect(0, 0, 600, 700).fill('#cccccc')
      pdf.addContent('3 Tr')
      pdf.fillColor('black').text(words.repeat(4))
    })
    expect(await refusal(bytes)).toBe('image_only')
  })

  test('pages without text are a scan', async () => {
    expect(await refusal(await makePdf((pdf) => pdf.rect(0, 0, 600, 700).fill('#cccccc')))).toBe('image_only')
  })

  test('more than 40 pages are too many, 40 are not', async () => {
    const pages = (count: number) =>
      makePdf((pdf) => {
        for (let page = 1; page <= count; page++) (page > 1 ? pdf.addPage() : pdf).text(words)
      })
    expect(await refusal(await pages(41))).toBe('too_many_pages')
    expect(await refusal(await pages(40))).toBe('read')
  })

  test('macros are refused', async () => {
    expect(await refusal(await makeDocx(paragraph(words), { 'word/vbaProject.bin': 'x' }))).toBe('macros')
  })

  test('document types and outside entities are refused', async () => {
    const xml =
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>'
    expect(await refusal(await makeZip({ 'word/document.xml': xml }))).toBe('corrupt')
  })
})

test('text is cut at 500 kB', async () => {
  const document = await decoded(await makeDocx(paragraph('word '.repeat(1000)).repeat(200)))
  const text = document.content.kind === 'flow' ? document.content.blocks.map((block) => block.text).join('\n') : ''
  expect(text.length).toBeLessThanOrEqual(500_000)
  expect(text.length).toBeGreaterThan(450_000)
})
