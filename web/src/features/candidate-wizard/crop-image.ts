import type { Area } from 'react-easy-crop'
import { avatarCrop } from '#domain/profiles/limits.ts'

/** The chosen square of the picture as a JPEG of the specified size. */
export async function cropImage(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const { side, quality } = avatarCrop
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser draws no images.')
  // A see-through picture would turn black as a JPEG.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, side, side)
  drawing.drawImage(image, x, y, width, height, 0, 0, side, side)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))), 'image/jpeg', quality)
  })
}
