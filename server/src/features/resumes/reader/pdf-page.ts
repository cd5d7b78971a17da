import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Glyph } from './pdf-glyphs.ts'
import {
  type Box,
  combine,
  contains,
  intersect,
  isUpright,
  type Matrix,
  mapBox,
  mapPoint,
  toMatrix,
} from './pdf-matrix.ts'
import { isPale, PaintedShapes, paintsFill, paintsImage } from './pdf-paint.ts'
import { isDot, isMask, isRectangle, toBox } from './pdf-shapes.ts'
import { type GraphicsState, initialState, type PdfFont, readColour } from './pdf-state.ts'
import type { DrawnPicture } from './scanned-page.ts'

export type Operators = { fnArray: readonly number[]; argsArray: readonly (readonly unknown[] | null)[] }
export type PageSurroundings = {
  /** From the page's own coordinates to points from its upper left corner. */
  transform: Matrix
  width: number
  height: number
  fontOf: (name: string) => PdfFont | null
  isLayerShown: (properties: unknown) => boolean
  /** Whether the picture of this name lets nothing through; false where that is not known. */
  isSolidPicture: (name: unknown) => boolean
}
type DrawnGlyph = Glyph & { box: Box; order: number }
type PdfGlyph = { unicode?: string; width?: number; isSpace?: boolean }

const unitBox: Box = { x0: 0, y0: 0, x1: 1, y1: 1 }
/** Smaller than two points is no reading size. */
const leastSize = 2
const graphicsDepth = 512

/** Runs a page's drawing operators and tells which glyphs stand where, and which of them a reader can see. */
export class PageInterpreter {
  readonly glyphs: DrawnGlyph[] = []
  /** Small painted shapes as wide as high: browsers draw the bullets of a list so. */
  readonly dots: Box[] = []
  readonly pictures: DrawnPicture[] = []
  paleLetters = 0
  /** Pictures lie over text: whether they hide it can't be told without looking at them. */
  hasTextUnderPictures = false
  readonly #painted = new PaintedShapes()
  readonly #page: Box
  readonly #around: PageSurroundings
  #state: GraphicsState
  #saved: GraphicsState[] = []
  #layers: boolean[] = []
  #pendingClip = false
  #maskDepth = 0
  #order = 0
  /** Set by a transform and cleared by any drawing: pictures are dropped before they reach us, this is their trace. */
  #pictureFrame: Matrix | null = null

  constructor(around: PageSurroundings) {
    this.#around = around
    this.#page = { x0: 0, y0: 0, x1: around.width, y1: around.height }
    this.#state = initialState(around.transform, this.#page)
  }

  run(operators: Operators): DrawnGlyph[] {
    for (const [at, operator] of operators.fnArray.entries()) {
      this.#order = at
      this.#step(operator, operators.argsArray[at] ?? [])
    }
    // Shapes end at the edge of the page, so what a letter has beyond it need not be covered.
    for (const glyph of this.glyphs) glyph.box = intersect(glyph.box, this.#page)
    for (const glyph of this.glyphs) glyph.hidden ||= this.#painted.covers(glyph.box, glyph.order)
    this.hasTextUnderPictures = this.glyphs.some(
      ({ hidden, text, box, order }) => !hidden && text.trim() !== '' && this.#painted.mayCover(box, order),
    )
    return this.glyphs
  }

  #step(operator: number, args: readonly unknown[]): void {
    if (operator === OPS.transform) {
      this.#state.ctm = combine(this.#state.ctm, toMatrix(args))
      this.#pictureFrame = this.#state.ctm
      return
    }
    if (operator === OPS.restore && this.#pictureFrame) this.#paintPicture(this.#pictureFrame, operator, [])
    if (operator !== OPS.dependency && operator !== OPS.setGState) this.#pictureFrame = null
    if (operator === OPS.showText) this.#showText(args[0] as readonly (PdfGlyph | number | null)[])
    else if (operator === OPS.constructPath) this.#path(args)
    else if (paintsImage.has(operator)) this.#paintPicture(this.#state.ctm, operator, args)
    else if (operator === OPS.shadingFill) this.#paint(this.#state.clip, null)
    else if (!this.#textState(operator, args) && !this.#colours(operator, args)) this.#nesting(operator, args)
  }

  #textState(operator: number, args: readonly unknown[]): boolean {
    const state = this.#state
    const number = typeof args[0] === 'number' ? args[0] : 0
    if (operator === OPS.beginText) {
      state.textMatrix = [1, 0, 0, 1, 0, 0]
      state.x = state.lineX = state.y = state.lineY = 0
    } else if (operator === OPS.setTextMatrix) {
      state.textMatrix = toMatrix(args.length === 1 ? args[0] : args)
      state.x = state.lineX = state.y = state.lineY = 0
    } else if (operator === OPS.moveText) this.#moveLine(number, Number(args[1] ?? 0))
    else if (operator === OPS.setLeadingMoveText) {
      state.leading = Number(args[1] ?? 0)
      this.#moveLine(number, Number(args[1] ?? 0))
    } else if (operator === OPS.nextLine) this.#moveLine(0, state.leading)
    else if (operator === OPS.setFont) this.#setFont(String(args[0]), Number(args[1] ?? 0))
    else if (operator === OPS.setCharSpacing) state.charSpacing = number
    else if (operator === OPS.setWordSpacing) state.wordSpacing = number
    else if (operator === OPS.setHScale) state.horizontalScale = number / 100
    else if (operator === OPS.setLeading) state.leading = -number
    else if (operator === OPS.setTextRise) state.rise = number
    else if (operator === OPS.setTextRenderingMode) state.renderMode = number
    else return false
    return true
  }

  #colours(operator: number, args: readonly unknown[]): boolean {
    const state = this.#state
    if (operator === OPS.setFillRGBColor) state.fill = readColour(args[0])
    else if (operator === OPS.setStrokeRGBColor) state.stroke = readColour(args[0])
    else if (operator === OPS.setFillColorN) state.fill = null
    else if (operator === OPS.setStrokeColorN) state.stroke = null
    else if (operator === OPS.setGState) this.#setGraphics(args[0] as readonly (readonly [string, unknown])[])
    else return false
    return true
  }

  #nesting(operator: number, args: readonly unknown[]): void {
    if (operator === OPS.save) this.#save()
    else if (operator === OPS.restore) this.#restore()
    else if (operator === OPS.clip || operator === OPS.eoClip) this.#pendingClip = true
    else if (operator === OPS.paintFormXObjectBegin) {
      this.#save()
      if (args[0]) this.#state.ctm = combine(this.#state.ctm, toMatrix(args[0]))
      if (args[1]) this.#clipTo(toBox(args[1]))
    } else if (operator === OPS.paintFormXObjectEnd) this.#restore()
    else if (operator === OPS.beginGroup) {
      this.#save()
      this.#enterGroup()
      if (this.#maskDepth > 0 || isMask(args[0])) this.#maskDepth++
    } else if (operator === OPS.endGroup) {
      this.#restore()
      if (this.#maskDepth > 0) this.#maskDepth--
    } else if (operator === OPS.beginAnnotation) {
      this.#save()
      this.#state = initialState(this.#around.transform, this.#page)
      for (const matrix of [args[2], args[3]]) if (matrix) this.#state.ctm = combine(this.#state.ctm, toMatrix(matrix))
    } else if (operator === OPS.endAnnotation) this.#restore()
    else if (operator === OPS.beginMarkedContent) this.#layers.push(true)
    else if (operator === OPS.beginMarkedContentProps)
      this.#layers.push(args[0] !== 'OC' || this.#around.isLayerShown(args[1]))
    else if (operator === OPS.endMarkedContent) this.#layers.pop()
  }

  /** A group is drawn by itself and then laid down with the opacity that stood when it began. */
  #enterGroup(): void {
    const state = this.#state
    Object.assign(state, { groupAlpha: state.groupAlpha * state.fillAlpha, fillAlpha: 1, strokeAlpha: 1 })
  }

  #save(): void {
    if (this.#saved.length < graphicsDepth) this.#saved.push({ ...this.#state })
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state
  }

  #moveLine(dx: number, dy: number): void {
    this.#state.x = this.#state.lineX += dx
    this.#state.y = this.#state.lineY += dy
  }

  #setFont(name: string, size: number): void {
    this.#state.font = this.#around.fontOf(name)
    this.#state.fontSize = size
  }

  #setGraphics(entries: readonly (readonly [string, unknown])[]): void {
    for (const [key, value] of entries) {
      if (key === 'ca') this.#state.fillAlpha = Number(value)
      else if (key === 'CA') this.#state.strokeAlpha = Number(value)
      else if (key === 'BM') this.#state.blendsPlainly = value === 'source-over'
      else if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]))
    }
  }

  #path(args: readonly unknown[]): void {
    const [operator, path, bounds] = args as [number, [ArrayLike<number> | null], ArrayLike<number> | null]
    if (bounds && paintsFill.has(operator)) {
      const box = mapBox(this.#state.ctm, toBox(bounds))
      if (isDot(box)) this.dots.push(box)
      this.#paint(box, this.#state.fill, { coversBox: path[0] !== null && isRectangle(path[0]) })
    }
    if (!this.#pendingClip) return
    this.#pendingClip = false
    if (bounds) this.#clipTo(toBox(bounds))
  }

  #clipTo(box: Box): void {
    this.#state.clip = intersect(this.#state.clip, mapBox(this.#state.ctm, box))
  }

  #isSolid(operator: number, args: readonly unknown[]): boolean {
    return operator === OPS.paintImageXObject && this.#around.isSolidPicture(args[0])
  }

  /** Without arguments it is the trace of a picture that was dropped. */
  #paintPicture(frame: Matrix, operator: number, args: readonly unknown[]): void {
    const solid = this.#isSolid(operator, args)
    this.#paint(mapBox(frame, unitBox), null, { coversBox: isUpright(frame), solid })
    if (!this.#isLayerShown()) return
    const picture = { frame, image: args[0], isMask: operator === OPS.paintImageMaskXObject }
    this.pictures.push({ ...picture, colour: this.#state.fill })
  }

  #paint(
    box: Box,
    colour: GraphicsState['fill'],
    { coversBox = true, solid = colour !== null }: { coversBox?: boolean; solid?: boolean } = {},
  ): void {
    const alpha = this.#state.fillAlpha * this.#state.groupAlpha
    if (!this.#isLayerShown() || !this.#state.blendsPlainly || alpha < 0.03) return
    this.#painted.add({
      box: intersect(box, this.#state.clip),
      colour,
      coversBox,
      solid,
      alpha,
      order: this.#order,
    })
  }

  #isLayerShown(): boolean {
    return this.#maskDepth === 0 && this.#layers.every(Boolean)
  }

  #showText(items: readonly (PdfGlyph | number | null)[]): void {
    const state = this.#state
    const font = state.font
    if (!font) return
    const isShown = this.#isLayerShown()
    for (const item of items) {
      if (typeof item === 'number')
        state.x -= (item * state.fontSize * (font.vertical ? 0 : state.horizontalScale)) / 1000
      else if (item) this.#showGlyph(item, font, isShown)
    }
  }

  #showGlyph(item: PdfGlyph, font: PdfFont, isShown: boolean): void {
    const state = this.#state
    const advance = (item.width ?? 0) * state.fontSize * font.matrix[0] * state.horizontalScale
    const toPage = combine(state.ctm, state.textMatrix)
    const [x, y] = mapPoint(toPage, state.x, state.y + state.rise)
    const [endX, endY] = mapPoint(toPage, state.x + advance, state.y + state.rise)
    const height = Math.hypot(toPage[2], toPage[3]) * Math.abs(state.fontSize)
    const size = font.type3 && (height < leastSize || height > 60) ? Math.hypot(endX - x, endY - y) * 2 : height
    const angle = advance === 0 ? 0 : Math.atan2(endY - y, endX - x)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const box = { x0: Math.min(x, endX), y0: y - size * 0.6, x1: Math.max(x, endX), y1: y }
    this.glyphs.push({
      text: item.unicode ?? '',
      along: x * cos + y * sin,
      across: y * cos - x * sin,
      width: Math.hypot(endX - x, endY - y),
      size,
      angle,
      bold: font.bold || state.renderMode === 2,
      hidden: !isShown || this.#isUnseen((x + endX) / 2, y - size * 0.25, size),
      box,
      order: this.#order,
    })
    if (isShown && isPale(state.fill) && item.unicode?.trim()) this.paleLetters++
    const spacing = (item.isSpace ? state.wordSpacing : 0) + state.charSpacing
    state.x += advance + spacing * state.horizontalScale
  }

  #isUnseen(x: number, y: number, size: number): boolean {
    const { renderMode, clip, fill, stroke, groupAlpha } = this.#state
    const fillAlpha = this.#state.fillAlpha * groupAlpha
    const strokeAlpha = this.#state.strokeAlpha * groupAlpha
    if (renderMode === 3 || renderMode === 7 || size < leastSize) return true
    if (!contains(this.#page, x, y) || !contains(clip, x, y, size)) return true
    const strokes = renderMode % 4 === 1
    return strokes
      ? this.#painted.hides(stroke, strokeAlpha, x, y, this.#order)
      : this.#painted.hides(fill, fillAlpha, x, y, this.#order) &&
          (renderMode % 4 !== 2 || this.#painted.hides(stroke, strokeAlpha, x, y, this.#order))
  }
}
