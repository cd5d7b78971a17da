import sharp from 'sharp'
import { expect, test } from 'vitest'
import { squareJpeg } from './square-jpeg.ts'

const output = { side: 512, quality: 90 }
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })

test.each(['png', 'jpeg'] as const)(
  'a %s becomes a square JPEG of 512 pixels without what else it carried',
  async (format) => {
    const image = await drawn(900, 600)
      .withExif({ IFD0: { Artist: 'Ana Flores' }, IFD3: { GPSLatitude: '45/1 31/1 0/1' } })
      .toFormat(format)
      .toBuffer()
    const made = await squareJpeg(image, output)
    if (!made.ok) throw new Error(made.refusal)
    const read = await sharp(made.bytes).metadata()
    expect(read).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect(read.exif).toBeUndefined()
  },
)

test.each([
  ['a WebP', 'wrong_type', async () => drawn(20, 20).webp().toBuffer()],
  ['an SVG', 'wrong_type', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['text', 'unreadable', async () => Buffer.from('no image at all')],
  ['half a file', 'unreadable', async () => (await drawn(400, 400).jpeg().toBuffer()).subarray(0, 900)],
  ['far too many pixels', 'unreadable', async () => drawn(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()],
])('%s is refused as %s', async (_, refusal, make) => {
  expect(await squareJpeg(await make(), output)).toEqual({ ok: false, refusal })
})
