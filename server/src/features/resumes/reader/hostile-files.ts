import type { ResumeRefusal } from '#domain/resumes/refusals.ts'
import { bombs, encrypted, entities, lyingSizes, macros, pageBombs, wrongTypes } from './hostile-packages.ts'
import { makeDocx, makePdf, paragraph, words } from './made-files.ts'
import { makeRawPdf, pageTree, textStream } from './raw-pdf.ts'

/** A file made to do harm, and the answers that are right for it; "read" where a careful reader still finds the text. */
export type HostileFile = { name: string; bytes: Buffer; right: readonly (ResumeRefusal | 'read')[] }
export type Originals = { pdf: Buffer; docx: Buffer; doc: Buffer }

const megabyte = 1024 * 1024
const limit = 10 * megabyte

/** Over 300 files in kinds, the same in every run. */
export async function hostileFiles(originals: Originals): Promise<Record<string, HostileFile[]>> {
  return {
    bombs: await bombs(),
    'page bombs': pageBombs(),
    'lying sizes': await lyingSizes(),
    truncated: truncated(originals),
    encrypted: await encrypted(originals),
    polyglots: polyglots(originals),
    macros: await macros(originals),
    'outside entities': await entities(),
    'many pages': await manyPages(),
    recursion: await recursion(),
    'wrong type': await wrongTypes(),
    'sizes at the border': await borders(originals),
    noise: noise(),
    'flipped bits': flipped(originals),
  }
}

function truncated(originals: Originals): HostileFile[] {
  return Object.entries(originals).flatMap(([type, bytes]) =>
    Array.from({ length: 17 }, (_, at) => ({
      name: `${Math.round(((at + 1) / 18) * 100)} % of a ${type}`,
      bytes: bytes.subarray(0, Math.floor((bytes.length * (at + 1)) / 18)),
      right:
        type === 'docx'
          ? (['corrupt'] as const)
          : // What a cut file still holds may be read; half a Word file may not even show what it was.
            (['corrupt', 'image_only', 'read'] as const),
    })),
  )
}

function polyglots({ pdf, docx, doc }: Originals): HostileFile[] {
  const fronts: Record<string, Buffer> = {
    web: Buffer.from('<!doctype html><script>alert(1)</script>'),
    GIF: Buffer.from('GIF89a/*'),
    program: Buffer.from('MZ\u0090\u0000\u0003', 'latin1'),
    ELF: Buffer.from('7f454c46020101', 'hex'),
    script: Buffer.from('#!/bin/sh\nexit 1\n'),
  }
  return Object.entries(fronts)
    .flatMap(([name, front]) => [
      { name: `${name} and PDF`, bytes: Buffer.concat([front, pdf]), right: ['read', 'corrupt'] as const },
      { name: `${name} and DOCX`, bytes: Buffer.concat([front, docx]), right: ['wrong_type'] as const },
      { name: `${name} and DOC`, bytes: Buffer.concat([front, doc]), right: ['wrong_type'] as const },
      {
        name: `${name}, much room and PDF`,
        bytes: Buffer.concat([front, Buffer.alloc(2000), pdf]),
        right: ['wrong_type'] as const,
      },
    ])
    .concat([
      { name: 'PDF and DOCX', bytes: Buffer.concat([pdf, docx]), right: ['read'] as never },
      {
        name: 'the head of a PDF and DOCX',
        bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), docx]),
        right: ['corrupt'] as never,
      },
      { name: 'DOCX and PDF', bytes: Buffer.concat([docx, pdf]), right: ['corrupt', 'read'] as never },
    ])
}

async function manyPages(): Promise<HostileFile[]> {
  const counts = [41, 100, 1000, 10_000]
  return [
    ...counts.map((count) => ({
      name: `${count} pages`,
      bytes: makeRawPdf([...pageTree(count), { dictionary: '', stream: textStream() }]),
      right: ['too_many_pages'] as const,
    })),
    ...[-1, 0, 999_999_999].map((count) => ({
      name: `one page that says ${count}`,
      bytes: makeRawPdf([...pageTree(1, count), { dictionary: '', stream: textStream() }]),
      right: ['too_many_pages', 'corrupt', 'read', 'image_only'] as const,
    })),
    {
      name: '10,000 pages that say 1',
      bytes: makeRawPdf([...pageTree(10_000, 1), { dictionary: '', stream: textStream() }]),
      right: ['read', 'corrupt', 'too_many_pages'],
    },
  ]
}

async function recursion(): Promise<HostileFile[]> {
  const text = textStream()
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>'
  const form = (name: string) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${name} >> >>`,
    stream: Buffer.from('/F Do'),
  })
  const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
  const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
  const call = { dictionary: '', stream: Buffer.from('/F Do') }
  const survivable = ['corrupt', 'image_only', 'read', 'bomb', 'took_too_long'] as const
  const pdfs = [
    [
      'pages that are their own children',
      [catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>', page, { dictionary: '', stream: text }],
    ],
    ['a form that draws itself', [catalog, pages, page, call, form('5 0 R')]],
    ['two forms that draw each other', [catalog, pages, page, call, form('6 0 R'), form('5 0 R')]],
    ['a catalogue that is its own pages', ['<< /Type /Catalog /Pages 1 0 R >>', pages, page, call]],
    ['contents that are their own length', [catalog, pages, page, { dictionary: '/Length 4 0 R', stream: text }]],
  ] as const
  const deep = [1000, 20_000, 100_000].flatMap((depth) => [
    {
      name: `${depth} arrays in each other`,
      bytes: makeRawPdf([
        catalog,
        pages,
        `<< /Type /Page /Parent 2 0 R /X ${'['.repeat(depth)}${']'.repeat(depth)} >>`,
        call,
      ]),
      right: survivable,
    },
  ])
  const xml = await Promise.all(
    [500, 5000, 50_000].flatMap((depth) =>
      (['w:tbl', 'w:p', 'w:sdt', 'w:txbxContent', 'mc:AlternateContent'] as const).map(async (tag) => ({
        name: `${depth} × ${tag}`,
        bytes: await makeDocx(`<${tag}>`.repeat(depth) + paragraph(words) + `</${tag}>`.repeat(depth)),
        right: survivable,
      })),
    ),
  )
  return [...pdfs.map(([name, objects]) => ({ name, bytes: makeRawPdf(objects), right: survivable })), ...deep, ...xml]
}

async function borders({ pdf }: Originals): Promise<HostileFile[]> {
  const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, '\n')])
  return [
    { name: '0 bytes', bytes: Buffer.alloc(0), right: ['empty'] },
    { name: '1 byte', bytes: Buffer.from('%'), right: ['wrong_type'] },
    { name: 'only "%PDF-"', bytes: Buffer.from('%PDF-'), right: ['corrupt'] },
    { name: 'only "PK"', bytes: Buffer.from('504b0304', 'hex'), right: ['corrupt'] },
    { name: '10 MB less a byte', bytes: padded(limit - 1), right: ['read'] },
    { name: '10 MB', bytes: padded(limit), right: ['read'] },
    { name: '10 MB and a byte', bytes: padded(limit + 1), right: ['too_large'] },
    { name: '40 MB', bytes: Buffer.alloc(4 * limit, ' '), right: ['too_large'] },
    {
      name: 'a picture for a page',
      bytes: await makePdf((page) => page.rect(0, 0, 600, 700).fill('#cccccc')),
      right: ['image_only'],
    },
  ]
}

function noise(): HostileFile[] {
  const random = seeded(20_261_120)
  const heads = {
    '%PDF-1.7\n': 'PDF',
    'PK\u0003\u0004': 'zip',
    '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1': 'office file',
  }
  return Object.entries(heads).flatMap(([head, name]) =>
    Array.from({ length: 15 }, (_, at) => ({
      name: `${name} head, noise ${at + 1}`,
      bytes: Buffer.concat([
        Buffer.from(head, 'latin1'),
        Buffer.from(Array.from({ length: 2000 * (at + 1) }, () => random(256))),
      ]),
      right: ['corrupt', 'wrong_type'] as const,
    })),
  )
}

function flipped(originals: Originals): HostileFile[] {
  const random = seeded(42)
  return Object.entries(originals).flatMap(([type, bytes]) =>
    Array.from({ length: 15 }, (_, at) => {
      const copy = Buffer.from(bytes)
      for (let flip = 0; flip < 5 * (at + 1); flip++) {
        const place = 8 + random(copy.length - 8)
        copy.writeUInt8(copy.readUInt8(place) ^ (1 << random(8)), place)
      }
      return {
        name: `${type} with ${5 * (at + 1)} flipped bits`,
        bytes: copy,
        right: [
          'read',
          'corrupt',
          'image_only',
          'encrypted',
          'wrong_type',
          'bomb',
          'too_many_pages',
          'macros',
        ] as const,
      }
    }),
  )
}

/** The same numbers in every run. */
function seeded(start: number): (below: number) => number {
  let state = start
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
