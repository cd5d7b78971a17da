import { ImageKind } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Box, type Matrix, mapBox } from './pdf-matrix.ts'
import type { Colour } from './pdf-state.ts'

/** A picture as it lies on a page; `frame` maps the unit square to points from the page's upper left corner. */
export type DrawnPicture = { frame: Matrix; image: unknown; isMask: boolean; colour: Colour }
export type PicturePixels = { width: number; height: number; kind?: number; data: Uint8Array | Uint8ClampedArray }
export type GrayPicture = { width: number; height: number; pixels: Uint8Array; pointsPerPixel: number }

/** Finer than this gains no letter and costs twice the time; coarser is drawn larger, for letters want some height. */
const finest = 200 / 72
const coarsest = 150 / 72
/** Where dark and light change more often than this along a row it is grain or foliage; print changes at every twentieth pixel. */
const mostChanges = 0.2
const mostSamples = 3

const unitBox: Box = { x0: 0, y0: 0, x1: 1, y1: 1 }

/** How much of the page its pictures cover, at most all of it. */
export function pictureShare(pictures: readonly DrawnPicture[], width: number, height: number): number {
  const area = pictures.reduce((sum, { frame }) => {
    const box = mapBox(frame, unitBox)
    const across = Math.min(box.x1, width) - Math.max(box.x0, 0)
    const down = Math.min(box.y1, height) - Math.max(box.y0, 0)
    return sum + Math.max(0, across) * Math.max(0, down)
  }, 0)
  return Math.min(1, area / (width * height))
}

/** The page as a human sees it where only pictures are drawn on it: strips, layers and masks laid over each other in grey. */
export function drawPage(
  pictures: readonly DrawnPicture[],
  pixelsOf: (image: unknown) => PicturePixels | null,
  page: { width: number; height: number },
): GrayPicture | null {
  const laid = pictures.flatMap((picture) => {
    const source = pixelsOf(picture.image)
    return source && source.width > 0 && source.height > 0 ? [{ picture, source }] : []
  })
  if (laid.length === 0) return null
  const native = Math.max(...laid.map(({ picture, source }) => source.width / Math.hypot(...firstSide(picture.frame))))
  const scale = Math.min(finest, Math.max(coarsest, native))
  const width = Math.round(page.width * scale)
  const height = Math.round(page.height * scale)
  const pixels = new Uint8Array(width * height).fill(255)
  for (const { picture, source } of laid) lay(picture, source, { width, height, pixels, pointsPerPixel: 1 / scale })
  return { width, height, pixels, pointsPerPixel: 1 / scale }
}

/** The picture on its side, a quarter turn clockwise. */
export function turnQuarter({ width, height, pixels, pointsPerPixel }: GrayPicture): GrayPicture {
  const turned = new Uint8Array(pixels.length)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      turned[column * height + (height - 1 - row)] = pixels[row * width + column] ?? 255
  return { width: height, height: width, pixels: turned, pointsPerPixel }
}

/** Whether a page of print may be in it. The recognizer would look for letters in every grain of a photograph for minutes. */
export function mayBePrint({ width, height, pixels }: GrayPicture): boolean {
  const middle = (shade(pixels, 0.01) + shade(pixels, 0.99)) / 2
  let changes = 0
  for (let at = 1; at < pixels.length; at++)
    if ((pixels[at] ?? 0) < middle !== (pixels[at - 1] ?? 0) < middle) changes++
  return changes / (width * height) < mostChanges
}

/** The grey that this share of the pixels does not exceed. */
function shade(pixels: Uint8Array, share: number): number {
  const counts = new Uint32Array(256)
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1
  let reached = 0
  return counts.findIndex((count) => (reached += count) >= share * pixels.length)
}

function firstSide([a, b]: Matrix): [number, number] {
  return [a, b]
}

function lay({ frame, isMask, colour }: DrawnPicture, source: PicturePixels, page: GrayPicture): void {
  const [a, b, c, d, e, f] = frame
  const turn = a * d - b * c
  if (turn === 0) return
  const box = mapBox(frame, unitBox)
  const at = (value: number, end: number) => Math.min(end, Math.max(0, Math.round(value / page.pointsPerPixel)))
  const ink = isMask ? grayOf(colour) : 0
  // Several samples a pixel where the picture is finer than the page: thin strokes would fall through a single one.
  const perPixel = (source.width * page.pointsPerPixel) / Math.hypot(a, b)
  const samples = Math.min(mostSamples, Math.max(1, Math.round(perPixel)))
  for (let row = at(box.y0, page.height); row < at(box.y1, page.height); row++)
    for (let column = at(box.x0, page.width); column < at(box.x1, page.width); column++) {
      let sum = 0
      let seen = 0
      for (let sample = 0; sample < samples * samples; sample++) {
        const x = (column + ((sample % samples) + 0.5) / samples) * page.pointsPerPixel - e
        const y = (row + (Math.floor(sample / samples) + 0.5) / samples) * page.pointsPerPixel - f
        const across = (d * x - c * y) / turn
        const up = (a * y - b * x) / turn
        if (across < 0 || across >= 1 || up < 0 || up >= 1) continue
        const gray = grayAt(
          source,
          Math.floor(across * source.width),
          Math.floor((1 - up) * source.height),
          isMask,
          ink,
        )
        if (gray === null) continue
        sum += gray
        seen++
      }
      const spot = row * page.width + column
      const under = page.pixels[spot] ?? 255
      if (seen > 0) page.pixels[spot] = (sum + under * (samples * samples - seen)) / (samples * samples)
    }
}

/** Null where the picture lets the page through. */
function grayAt(source: PicturePixels, x: number, y: number, isMask: boolean, ink: number): number | null {
  const { width, height, kind, data } = source
  const row = Math.min(height - 1, y)
  if (isMask || kind === ImageKind.GRAYSCALE_1BPP) {
    const isSet = ((data[row * ((width + 7) >> 3) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
    if (isMask) return isSet ? null : ink
    return isSet ? 255 : 0
  }
  const bytes = kind === ImageKind.RGB_24BPP ? 3 : 4
  const from = (row * width + x) * bytes
  const gray = luminance(data[from] ?? 255, data[from + 1] ?? 255, data[from + 2] ?? 255)
  return bytes === 4 && (data[from + 3] ?? 255) < 128 ? null : gray
}

function grayOf(colour: Colour): number {
  return colour ? luminance(...colour) : 0
}

function luminance(red: number, green: number, blue: number): number {
  return (red * 77 + green * 150 + blue * 29) >> 8
}
