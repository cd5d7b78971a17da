import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Box, contains } from './pdf-matrix.ts'
import type { Colour } from './pdf-state.ts'

/** Operators that paint. */
export const paintsFill = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
export const paintsImage = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintSolidColorImageMask,
])

/** Something painted on the page that text can vanish in or behind. */
export type Painted = {
  box: Box
  /** Null for pictures, gradients and patterns: what lies on them may or may not be seen, so it counts as seen. */
  colour: Colour
  /** Whether it lets nothing through: every plain colour, and pictures only where we have looked at them. */
  solid: boolean
  /** Only rectangles surely cover all of their box. */
  coversBox: boolean
  alpha: number
  /** Position in the order of drawing. */
  order: number
}

/** Below this contrast ratio nobody reads a text; pale grey on white (#dddddd, 1.36) still passes. */
const leastContrast = 1.18
/** Pages with more painted shapes than this are drawings; the oldest ones are forgotten. */
const mostPainted = 4000

export class PaintedShapes {
  readonly #shapes: Painted[] = []

  add(shape: Painted): void {
    if (this.#shapes.length < mostPainted) this.#shapes.push(shape)
  }

  /** Whether text of this colour, drawn at `order`, has the same colour as whatever lies under it. */
  hides(colour: Colour, alpha: number, x: number, y: number, order: number): boolean {
    if (alpha < 0.08) return true
    if (colour === null) return false
    return this.#backgrounds(x, y, order).every(
      (background) => background !== null && contrast(blend(colour, background, alpha), background) < leastContrast,
    )
  }

  /** Whether a later opaque rectangle covers this piece of text from end to end. */
  covers(box: Box, order: number): boolean {
    return this.#shapes.some((shape) => shape.order > order && shape.solid && liesOver(shape, box))
  }

  /** Whether a later picture lies over it that we know nothing else of. */
  mayCover(box: Box, order: number): boolean {
    return this.#shapes.some((shape) => shape.order > order && shape.colour === null && liesOver(shape, box))
  }

  /** The colours that may lie under a point: from the topmost shape down to the first that surely covers it. */
  #backgrounds(x: number, y: number, order: number): Colour[] {
    const found: Colour[] = []
    for (let at = this.#shapes.length - 1; at >= 0; at--) {
      const shape = this.#shapes[at]
      if (!shape || shape.order > order || !contains(shape.box, x, y)) continue
      found.push(shape.colour && blend(shape.colour, paper, shape.alpha))
      if (shape.coversBox && (shape.colour === null || shape.alpha > 0.5)) return found
    }
    return [...found, paper]
  }
}

function liesOver(shape: Painted, box: Box): boolean {
  return (
    shape.coversBox &&
    shape.alpha > 0.95 &&
    contains(shape.box, box.x0, box.y0, 0.5) &&
    contains(shape.box, box.x1, box.y1, 0.5)
  )
}

const paper = [255, 255, 255] as const

function blend(over: NonNullable<Colour>, under: NonNullable<Colour>, alpha: number): NonNullable<Colour> {
  const mix = (at: 0 | 1 | 2) => over[at] * alpha + under[at] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}

/** Nobody would see it on bare paper; on a picture it depends on the picture. */
export function isPale(colour: Colour): boolean {
  return colour !== null && contrast(colour, paper) < leastContrast
}

/** Contrast ratio of WCAG 2. */
function contrast(a: NonNullable<Colour>, b: NonNullable<Colour>): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: NonNullable<Colour>): number {
  const [r, g, b] = colour.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
