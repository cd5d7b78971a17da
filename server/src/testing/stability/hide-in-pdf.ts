import { PdfObjects, withKey } from './pdf-objects.ts'

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const say = (words: string) => `(${words.replace(/[()\\]/g, '')}) Tj`

/** Ways of putting words where no reader sees them, each as drawing operators of a page. */
const ways: Record<string, (words: string) => string> = {
  white: (words) => `1 1 1 rg BT /Hidden 7 Tf 40 3 Td ${say(words)} ET`,
  'nearly white': (words) => `0.99 0.98 0.99 rg BT /Hidden 7 Tf 40 3 Td ${say(words)} ET`,
  tiny: (words) => `0 0 0 rg BT /Hidden 0.7 Tf 40 3 Td ${say(words)} ET`,
  'scaled to nothing': (words) => `0 0 0 rg BT /Hidden 10 Tf 0.05 0 0 0.05 40 3 Tm ${say(words)} ET`,
  'off the page': (words) => `0 0 0 rg BT /Hidden 9 Tf -3000 -500 Td ${say(words)} ET`,
  'in the invisible mode': (words) => `0 0 0 rg BT 3 Tr /Hidden 7 Tf 40 3 Td ${say(words)} ET`,
  'outside its clipping': (words) => `0 0 0 rg 0 0 1 1 re W n BT /Hidden 7 Tf 40 3 Td ${say(words)} ET`,
  'without opacity': (words) => `0 0 0 rg /Nothing gs BT /Hidden 7 Tf 40 3 Td ${say(words)} ET`,
  'behind a box': (words) => `0 0 0 rg BT /Hidden 7 Tf 40 3 Td ${say(words)} ET 1 1 1 rg 0 1 9000 8 re f`,
  'behind a picture': (words) => `0 0 0 rg BT /Hidden 7 Tf 40 3 Td ${say(words)} ET q 9000 0 0 8 0 1 cm /Cover Do Q`,
}

export const pdfWays: readonly string[] = Object.keys(ways)

/** The file with these words added to its first page in one of `pdfWays`. */
export function hideInPdf(file: Buffer, words: string, way: string): Buffer {
  const pdf = new PdfObjects(file)
  const page = pdf.firstPage()
  const [before, after, cover] = [pdf.next, pdf.next + 1, pdf.next + 2]
  pdf.next += 3
  let resources = pdf.inherited(page.dictionary, 'Resources') ?? '<< >>'
  const add = (kind: string, entry: string) => {
    const known = pdf.valueOf(resources, kind) ?? '<< >>'
    resources = withKey(resources, kind, `${known.slice(0, -2)} ${entry} >>`)
  }
  add('Font', `/Hidden ${font}`)
  add('ExtGState', '/Nothing << /ca 0 /CA 0 >>')
  add('XObject', `/Cover ${cover} 0 R`)
  const contents = /\/Contents\s*(?:\[([^\]]*)\]|(\d+ 0 R))/.exec(page.dictionary)
  const own = contents?.[1] ?? contents?.[2] ?? ''
  const dictionary = withKey(
    withKey(page.dictionary, 'Resources', resources),
    'Contents',
    `[${before} 0 R ${own} ${after} 0 R]`,
  )
  return pdf.update(
    new Map([
      [page.number, Buffer.from(dictionary, 'latin1')],
      [before, stream('', 'q')],
      [after, stream('', `Q q ${ways[way]?.(words) ?? ''} Q`)],
      [cover, greyPicture()],
    ]),
  )
}

function stream(entries: string, content: string | Buffer): Buffer {
  const body = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ])
}

function greyPicture(): Buffer {
  const entries = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8'
  return stream(entries, Buffer.alloc(4, 0xe0))
}
