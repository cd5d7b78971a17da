import sharp from 'sharp'

/** Entry of the limited process: an image's bytes in, a square JPEG or a refusal out. It reads no file of anybody's. */
type Order = { bytes: Uint8Array; side: number; quality: number; fit: 'cover' | 'contain'; maximumPixels: number }

sharp.cache(false)
sharp.concurrency(1)
process.on('disconnect', () => process.exit())
process.once('message', (order: Order) => {
  void square(order).then((answer) => process.send?.(answer))
})

/** What else the file carries (place, camera, colours' profile, text) is left behind with the old encoding. */
async function square({ bytes, side, quality, fit, maximumPixels }: Order) {
  try {
    const image = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 })
    const { format } = await image.metadata()
    if (format !== 'png' && format !== 'jpeg') return { ok: false, refusal: 'wrong_type' }
    const output = await image
      .autoOrient()
      .resize(side, side, { fit, background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
    return { ok: true, bytes: output }
  } catch {
    return { ok: false, refusal: 'unreadable' }
  }
}
