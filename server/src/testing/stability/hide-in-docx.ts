import { readArchive } from '../../features/resumes/reader/archive.ts'
import { makeZip, paragraph } from '../../features/resumes/reader/made-files.ts'

const offPage = 40_000_000
const inch = 914_400

/** Ways of putting words where no reader sees them, each as markup of a word processor. */
const ways: Record<string, (words: string) => string> = {
  white: (words) => paragraph(words, '<w:color w:val="FFFFFF"/>'),
  'white of the theme': (words) => paragraph(words, '<w:color w:val="FFFFFF" w:themeColor="background1"/>'),
  'nearly white': (words) => paragraph(words, '<w:color w:val="FDFDFD"/>'),
  tiny: (words) => paragraph(words, '<w:sz w:val="2"/>'),
  'marked as hidden': (words) => paragraph(words, '<w:vanish/>'),
  'without a filling': (words) => paragraph(words, '<w14:textFill><w14:noFill/></w14:textFill>'),
  'squeezed to nothing': (words) => paragraph(words, '<w:w w:val="1"/>'),
  'in a frame off the page': (words) =>
    `<w:p><w:pPr><w:framePr w:w="4000" w:hAnchor="page" w:vAnchor="page" w:x="-20000" w:y="200"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`,
  'in a box off the page': (words) => anchored(box(words), { left: -offPage, behind: false }),
  'in a box behind a picture': (words) =>
    anchored(box(words), { left: inch, behind: true }) + anchored(picture, { left: inch, behind: false }),
}

export const docxWays: readonly string[] = Object.keys(ways)

/** The file with these words added at the end of its body in one of `docxWays`. */
export async function hideInDocx(file: Buffer, words: string, way: string): Promise<Buffer> {
  const archive = await readArchive(file)
  const parts: Record<string, Buffer> = {}
  for (const name of archive.names) if (!name.endsWith('/')) parts[name] = (await archive.read(name)) ?? Buffer.alloc(0)
  const body = parts['word/document.xml']?.toString('utf8') ?? ''
  const section = body.lastIndexOf('<w:sectPr')
  const at = section > body.lastIndexOf('</w:p>') ? section : body.lastIndexOf('</w:body>')
  const changed = body.slice(0, at) + (ways[way]?.(words) ?? '') + body.slice(at)
  return await makeZip({ ...parts, 'word/document.xml': changed })
}

function anchored(graphic: string, { left, behind }: { left: number; behind: boolean }): string {
  const place = (axis: 'H' | 'V', offset: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${offset}</wp:posOffset></wp:position${axis}>`
  return `<w:p><w:r><w:drawing><wp:anchor behindDoc="${behind ? 1 : 0}">${place('H', left)}${place('V', inch)}<wp:extent cx="${3 * inch}" cy="${inch}"/><wp:wrapNone/>${graphic}</wp:anchor></w:drawing></w:r></w:p>`
}

function box(words: string): string {
  return `<a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(words)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic>`
}

const picture =
  '<a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId99"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>'
