import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { maxReadingMemoryBytes, maxRecognizedPages } from '#domain/resumes/limits.ts'
import { goldenPeople } from '../../../testing/golden/people.ts'
import { makePdf, words } from './made-files.ts'
import { createResumeReader } from './reader.ts'

const sheet = readFileSync(new URL('../../../testing/fixtures/scans/nurse-dates-right.jpg', import.meta.url))
const { accountant, nurse } = goldenPeople
const reader = createResumeReader()
afterAll(() => reader.close())

const read = (bytes: Uint8Array) => reader.readResume(bytes, '2026-11-20')
const letter = { width: 612, height: 792 }
const scanOf = (layer: (pdf: PDFKit.PDFDocument) => void = () => {}) =>
  makePdf((pdf) => {
    pdf.addContent('3 Tr')
    layer(pdf)
    pdf.addContent('0 Tr')
    pdf.image(sheet, 0, 0, letter)
  })
/** The head of the sheet: enough words for a page of its own, and quickly recognized. */
const strip = () => sharp(sheet).extract({ left: 0, top: 60, width: 1300, height: 420 }).jpeg().toBuffer()
const printed = scanOf()
  .then(read)
  .then((answer) => {
    if (!answer.ok) throw new Error(answer.refusal)
    return answer
  })

describe('a scan', () => {
  test('is read as the page it shows, within the limits of the reading process', async () => {
    const { reading, layout } = await printed
    expect(reading).toMatchObject({
      name: nurse.name,
      emails: [nurse.email],
      phones: [nurse.phone],
      yearsExperience: nurse.years,
      hiddenText: [],
    })
    expect(reading.roles.map(({ title, employer, start, end }) => ({ title, employer, start, end }))).toEqual(
      nurse.roles.map(({ title, employer, start, end }) => ({ title, employer, start, end })),
    )
    expect(reading.roles.map(({ bullets }) => bullets)).toEqual(nurse.roles.map(({ bullets }) => bullets))
    expect(reading.skills.map(({ written }) => written)).toEqual(expect.arrayContaining([...nurse.skills]))
    expect(layout).toMatchObject({ pages: 1, recognizedPages: 1, unreadPages: 0, hiddenRuns: 0 })
    expect(reader.memoryPeak()).toBeLessThan(maxReadingMemoryBytes)
  })

  test('in German is recognized in its own letters', async () => {
    const picture = readFileSync(new URL('../../../testing/fixtures/scans/accountant-dates-right.jpg', import.meta.url))
    const answer = await read(await makePdf((pdf) => pdf.image(picture, 0, 0, letter)))
    if (!answer.ok) throw new Error(answer.refusal)
    expect(accountant.name).toMatch(/ß/)
    expect(answer.reading.name).toBe(accountant.name)
    expect(answer.reading.roles.map(({ title, employer }) => ({ title, employer }))).toEqual(
      accountant.roles.map(({ title, employer }) => ({ title, employer })),
    )
    expect(reader.memoryPeak()).toBeLessThan(maxReadingMemoryBytes)
  })

  test('that a scanner made searchable is read from its picture, and its layer is no hidden text', async () => {
    const plain = await printed
    const layered = await read(await scanOf((pdf) => void pdf.fontSize(9).text(plain.reading.text)))
    expect(layered).toEqual(plain)
  })

  test('never gives what only its unseen layer says, and tells of it', async () => {
    const stuffed = 'Kubernetes Terraform Blockchain Haskell Quantum'
    const answer = await read(await scanOf((pdf) => void pdf.fontSize(9).text(`${nurse.summary} ${stuffed}`)))
    if (!answer.ok) throw new Error(answer.refusal)
    expect(answer.reading.hiddenText).toEqual([stuffed.toLowerCase()])
    expect(answer.reading.text).not.toMatch(/kubernetes|terraform|haskell/i)
    expect(answer.reading.skills.map(({ name }) => name)).not.toContain('Kubernetes')
  })

  test('is not read by what is written on it in white', async () => {
    const stuffed = 'Kubernetes Terraform Blockchain Haskell Quantum computing and many more'
    const bytes = await makePdf((pdf) =>
      pdf.image(sheet, 0, 0, letter).fillColor('#ffffff').fontSize(9).text(stuffed, 60, 700),
    )
    const answer = await read(bytes)
    if (!answer.ok) throw new Error(answer.refusal)
    expect(answer.reading).toMatchObject({ name: nurse.name, hiddenText: [stuffed] })
    expect(answer.reading.text).toBe((await printed).reading.text)
  })

  test('is not what a dark page with white letters is', async () => {
    const dark = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#102030' } })
      .png()
      .toBuffer()
    const answer = await read(
      await makePdf((pdf) => pdf.image(dark, 0, 0, letter).fillColor('#ffffff').text(words, 60, 100)),
    )
    expect(answer).toMatchObject({
      ok: true,
      reading: { hiddenText: [] },
      layout: { recognizedPages: 0, unreadPages: 0 },
    })
  })

  test(`is recognized up to ${maxRecognizedPages} pages, and what was left unread is counted`, async () => {
    const picture = await strip()
    const bytes = await makePdf(
      (pdf) => {
        for (let page = 0; page <= maxRecognizedPages; page++)
          (page > 0 ? pdf.addPage() : pdf).image(picture, 0, 0, { width: 612, height: 198 })
      },
      { size: [612, 210], margin: 0 },
    )
    const answer = await read(bytes)
    expect(answer).toMatchObject({
      ok: true,
      layout: { pages: maxRecognizedPages + 1, recognizedPages: maxRecognizedPages, unreadPages: 1 },
    })
  })

  test('that lay upside down is turned', async () => {
    const picture = await sharp(await strip())
      .rotate(180)
      .jpeg()
      .toBuffer()
    const bytes = await makePdf((pdf) => pdf.image(picture, 0, 0, { width: 612, height: 198 }), {
      size: [612, 210],
      margin: 0,
    })
    const answer = await read(bytes)
    expect(answer).toMatchObject({ ok: true, reading: { name: nurse.name, emails: [nurse.email] } })
  })

  test('behind a typed page is read after it', async () => {
    const answer = await read(
      await makePdf((pdf) => pdf.text(words).addPage({ size: 'LETTER', margin: 0 }).image(sheet, 0, 0, letter)),
    )
    if (!answer.ok) throw new Error(answer.refusal)
    expect(answer.reading.text).toMatch(/^Amara Nwosu[^]*Riverbend Medical Center/)
    expect(answer.layout).toMatchObject({ pages: 2, recognizedPages: 1 })
  })

  test('without words is refused', async () => {
    const photograph = await sharp({
      create: {
        width: 600,
        height: 800,
        channels: 3,
        background: '#889988',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await read(await makePdf((pdf) => pdf.image(photograph, 0, 0, letter)))).toEqual({
      ok: false,
      refusal: 'image_only',
    })
  })
})
