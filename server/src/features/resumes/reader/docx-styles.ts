import { walkXml } from './xml.ts'

/** What a run or a style says about its letters; undefined where it says nothing. */
export type Letters = { size?: number; bold?: boolean; vanish?: boolean; colour?: string; shade?: string }
export type DocxStyles = { defaults: Letters; byId: Map<string, DocxStyle> }
export type DocxStyle = { letters: Letters; isHeading: boolean; isList: boolean; basedOn: string | null }

/** Text at or under this size (points) is not for reading. */
export const leastSize = 2
/** Letters squeezed under this share of their width, in percent, are strokes. */
const narrowest = 10

/** Changes `letters` by one property element of a run (w:rPr child). */
export function applyLetterProperty(letters: Letters, name: string, attributes: ReadonlyMap<string, string>): void {
  const value = attributes.get('w:val')
  const isOn = value === undefined || !['0', 'false', 'off', 'none'].includes(value)
  if (name === 'w:sz') letters.size = Number(value) / 2
  else if (name === 'w:b') letters.bold = isOn
  else if (name === 'w:vanish' || name === 'w:webHidden') letters.vanish = isOn
  else if (name === 'w:w') letters.vanish = Number.parseFloat(value ?? '100') < narrowest
  else if (name === 'w:color') letters.colour = colourOf(attributes)
  else if (name === 'w:shd') letters.shade = attributes.has('w:themeFill') ? 'any' : fillOf(attributes)
  else if (name === 'w:highlight') letters.shade = value === 'white' || !isOn ? 'auto' : 'any'
}

/** What a newer Word says of the same letters: without a filling, or one that lets all light through, they are not seen. */
export function applyTextFill(letters: Letters, name: string, attributes: ReadonlyMap<string, string>): void {
  const value = attributes.get('w14:val')
  if (name === 'w14:noFill') letters.vanish = true
  else if (name === 'w14:alpha') letters.vanish = Number(value) > 95_000
  else if (name === 'w14:srgbClr') letters.colour = (value ?? 'auto').toLowerCase()
}

/** Only the theme's colour of the paper is known to us; its others are inks. */
function colourOf(attributes: ReadonlyMap<string, string>): string {
  const theme = attributes.get('w:themeColor')
  if (theme === undefined) return (attributes.get('w:val') ?? 'auto').toLowerCase()
  const isShaded = attributes.has('w:themeShade')
  return /^(?:background1|light1|bg1|lt1)$/.test(theme) && !isShaded ? 'ffffff' : 'auto'
}

function fillOf(attributes: ReadonlyMap<string, string>): string {
  return (attributes.get('w:fill') ?? 'auto').toLowerCase()
}

export function readStyles(xml: string): DocxStyles {
  const styles: DocxStyles = { defaults: {}, byId: new Map() }
  let style: DocxStyle | null = null
  let inDefaults = false
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'w:rPrDefault') inDefaults = true
      else if (name === 'w:style') {
        style = { letters: {}, isHeading: false, isList: false, basedOn: null }
        styles.byId.set(attributes.get('w:styleId') ?? '', style)
      } else if (style && name === 'w:name') {
        const written = attributes.get('w:val') ?? ''
        style.isHeading = /^(heading|title$|subtitle$)/i.test(written)
        style.isList = /list/i.test(written)
      } else if (style && name === 'w:basedOn') style.basedOn = attributes.get('w:val') ?? null
      else if (style && name === 'w:outlineLvl') style.isHeading = true
      else if (style) applyLetterProperty(style.letters, name, attributes)
      else if (inDefaults) applyLetterProperty(styles.defaults, name, attributes)
    },
    close(name) {
      if (name === 'w:style') style = null
      else if (name === 'w:rPrDefault') inDefaults = false
    },
    text() {},
  })
  return styles
}

/** A style with everything it is based on; chains longer than ten are loops. */
export function resolveStyle(styles: DocxStyles, id: string | null): DocxStyle {
  const found: DocxStyle = { letters: {}, isHeading: false, isList: false, basedOn: null }
  let next = id
  for (let depth = 0; next !== null && depth < 10; depth++) {
    const style = styles.byId.get(next)
    if (!style) break
    found.letters = { ...style.letters, ...found.letters }
    found.isHeading ||= style.isHeading
    found.isList ||= style.isList
    next = style.basedOn
  }
  return found
}

export function isHiddenLetters(letters: Letters): boolean {
  if (letters.vanish || (letters.size !== undefined && letters.size <= leastSize)) return true
  if (letters.colour === undefined || letters.colour === 'auto') return false
  const paper = letters.shade === undefined || letters.shade === 'auto' ? 'ffffff' : letters.shade
  return isNear(letters.colour, paper)
}

function isNear(a: string, b: string): boolean {
  if (!/^[0-9a-f]{6}$/.test(a) || !/^[0-9a-f]{6}$/.test(b)) return a === b
  const parts = (colour: string) => [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const other = parts(b)
  return parts(a).every((part, at) => Math.abs(part - (other[at] ?? 0)) < 18)
}
