import { expect, test } from 'vitest'
import {
  type DrawnPicture,
  drawPage,
  mayBePrint,
  type PicturePixels,
  pictureShare,
  turnQuarter,
} from './scanned-page.ts'

const page = { width: 72, height: 72 }
const picture = (frame: DrawnPicture['frame'], more: Partial<DrawnPicture> = {}): DrawnPicture => ({
  frame,
  image: 'a',
  isMask: false,
  colour: null,
  ...more,
})
/** Upright over the whole page, as its coordinates run downwards. */
const whole: DrawnPicture['frame'] = [72, 0, 0, -72, 0, 72]
const oneColour = (red: number, green: number, blue: number): PicturePixels => ({
  width: 1,
  height: 1,
  kind: 2,
  data: Uint8Array.of(red, green, blue),
})
/** Black above, white below; eight pixels a byte. */
const halves: PicturePixels = { width: 8, height: 2, kind: 1, data: Uint8Array.of(0x00, 0xff) }

function spot(drawn: ReturnType<typeof drawPage>, across: number, down: number): number | undefined {
  return drawn?.pixels[Math.floor(down * drawn.height) * drawn.width + Math.floor(across * drawn.width)]
}

test('a picture of black and white lies on the page the right way up', () => {
  const drawn = drawPage([picture(whole)], () => halves, page)
  expect([spot(drawn, 0.5, 0.25), spot(drawn, 0.5, 0.75)]).toEqual([0, 255])
})

test('a page on its side is turned with its frame', () => {
  const drawn = drawPage([picture([0, 72, 72, 0, 0, 0])], () => halves, page)
  expect([spot(drawn, 0.25, 0.5), spot(drawn, 0.75, 0.5)]).toEqual([255, 0])
})

test('strips lie beside each other, and what no picture covers is paper', () => {
  const strips = [picture([72, 0, 0, -24, 0, 24]), picture([72, 0, 0, -24, 0, 48], { image: 'b' })]
  const drawn = drawPage(strips, (image) => (image === 'a' ? oneColour(0, 0, 0) : oneColour(128, 128, 128)), page)
  expect([spot(drawn, 0.5, 0.1), spot(drawn, 0.5, 0.5), spot(drawn, 0.5, 0.9)]).toEqual([0, 128, 255])
})

test('a mask draws its ink and lets the rest through', () => {
  const layers = [picture(whole), picture(whole, { image: 'mask', isMask: true, colour: [0, 0, 0] })]
  const drawn = drawPage(layers, (image) => (image === 'mask' ? halves : oneColour(200, 200, 200)), page)
  expect([spot(drawn, 0.5, 0.25), spot(drawn, 0.5, 0.75)]).toEqual([0, 200])
})

test('without pixels there is no page', () => {
  expect(drawPage([picture(whole)], () => null, page)).toBeNull()
})

test('the share of a page that pictures cover', () => {
  expect(pictureShare([picture(whole)], 72, 72)).toBe(1)
  expect(pictureShare([picture([36, 0, 0, -36, 0, 36]), picture([72, 0, 0, -36, 36, 72])], 72, 72)).toBe(0.5)
  expect(pictureShare([], 72, 72)).toBe(0)
})

test('grain is no print, lines of letters are', () => {
  const pixels = (dark: (at: number) => boolean) =>
    Uint8Array.from({ length: 10_000 }, (_, at) => (dark(at) ? 20 : 240))
  const sheet = { width: 100, height: 100, pointsPerPixel: 1 }
  expect(mayBePrint({ ...sheet, pixels: pixels((at) => at % 2 === 0) })).toBe(false)
  expect(mayBePrint({ ...sheet, pixels: pixels((at) => at % 2000 < 1000 && at % 10 < 3) })).toBe(true)
})

test('a quarter turn brings what stood left to the top', () => {
  const turned = turnQuarter({ width: 2, height: 1, pixels: Uint8Array.of(1, 2), pointsPerPixel: 1 })
  expect(turned).toEqual({ width: 1, height: 2, pixels: Uint8Array.of(1, 2), pointsPerPixel: 1 })
  const square = turnQuarter({ width: 2, height: 2, pixels: Uint8Array.of(1, 2, 3, 4), pointsPerPixel: 1 })
  expect([...square.pixels]).toEqual([3, 1, 4, 2])
})
