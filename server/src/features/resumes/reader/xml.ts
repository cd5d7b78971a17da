export type XmlHandler = {
  open: (name: string, attributes: ReadonlyMap<string, string>) => void
  close: (name: string) => void
  text: (text: string) => void
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const attribute = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Walks the markup of an office part. Document types, and with them every outside or self-made entity, are refused. */
export function walkXml(xml: string, handler: XmlHandler): void {
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    if (start === -1) break
    if (start > at) handler.text(decodeEntities(xml.slice(at, start)))
    at = walkMarkup(xml, start, handler)
  }
}

function walkMarkup(xml: string, start: number, handler: XmlHandler): number {
  if (xml.startsWith('<!--', start)) return after(xml, '-->', start)
  if (xml.startsWith('<![CDATA[', start)) {
    const end = after(xml, ']]>', start)
    handler.text(xml.slice(start + 9, end - 3))
    return end
  }
  if (xml.startsWith('<?', start)) return after(xml, '?>', start)
  if (xml.startsWith('<!', start)) throw new Error('A document type is not allowed in an office file.')
  const end = tagEnd(xml, start)
  if (xml[start + 1] === '/') {
    handler.close(xml.slice(start + 2, end - 1).trim())
    return end
  }
  const isEmpty = xml[end - 2] === '/'
  const inner = xml.slice(start + 1, isEmpty ? end - 2 : end - 1)
  const nameEnd = inner.search(/\s/)
  const name = nameEnd === -1 ? inner : inner.slice(0, nameEnd)
  const attributes = new Map<string, string>()
  if (nameEnd !== -1)
    for (const found of inner.slice(nameEnd).matchAll(attribute))
      attributes.set(found[1] ?? '', decodeEntities(found[2] ?? found[3] ?? ''))
  handler.open(name, attributes)
  if (isEmpty) handler.close(name)
  return end
}

/** A ">" inside a quoted value does not end the tag. */
function tagEnd(xml: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < xml.length; at++) {
    const character = xml[at] ?? ''
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  throw new Error('A tag does not end.')
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from)
  if (found === -1) throw new Error(`"${mark}" is missing.`)
  return found + mark.length
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return entities[code] ?? whole
    const number = code[1]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
    return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : ''
  })
}
