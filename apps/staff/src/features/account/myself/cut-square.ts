import { type Part, squareIn } from './square-in.ts'

/** Pixels on each side: twice the largest place where a picture is shown. */
const side = 512
const quality = 0.85

/** Draws a part of a picture as a square JPEG on white. Throws when the browser cannot read the picture. */
export async function cutSquare(address: string, part: Part): Promise<File> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser cannot draw')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  const { x, y, width, height } = squareIn(part, { width: image.naturalWidth, height: image.naturalHeight })
  pen.drawImage(image, x, y, width, height, 0, 0, side, side)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', quality)
  const bytes = await promise
  if (!bytes) throw new Error('The browser cannot write a picture')
  return new File([bytes], 'avatar.jpg', { type: 'image/jpeg' })
}
