import { type Box, identity, type Matrix } from './pdf-matrix.ts'

export type PdfFont = { bold: boolean; vertical: boolean; type3: boolean; matrix: Matrix }

/** A colour we know, or null for patterns, gradients and whatever else has no single colour. */
export type Colour = readonly [number, number, number] | null

/** The part of the PDF graphics state that decides where text stands and whether it is seen. */
export type GraphicsState = {
  ctm: Matrix
  clip: Box
  fill: Colour
  stroke: Colour
  fillAlpha: number
  strokeAlpha: number
  /** Opacity of the groups this is drawn in. */
  groupAlpha: number
  blendsPlainly: boolean
  font: PdfFont | null
  fontSize: number
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
  renderMode: number
  textMatrix: Matrix
  /** Start of the current line and the pen, both in text space. */
  lineX: number
  lineY: number
  x: number
  y: number
}

const black: Colour = [0, 0, 0]

export function initialState(ctm: Matrix, clip: Box): GraphicsState {
  return {
    ctm,
    clip,
    fill: black,
    stroke: black,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    blendsPlainly: true,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    textMatrix: identity,
    lineX: 0,
    lineY: 0,
    x: 0,
    y: 0,
  }
}

/** pdf.js has turned every plain colour space into "#rrggbb". */
export function readColour(value: unknown): Colour {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return null
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as unknown as Colour
}
