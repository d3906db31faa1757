/** Sides of the picture of a seal, in pixels: 5 cm at 300 dpi. */
const longest = 600
/** In bytes: the largest picture of a seal. */
const mostBytes = 200 * 1024

export type SealPicture = Readonly<{
  /** A PNG data URL. */
  icon: string
  /** Whether its paper was not clear from the start. */
  hadPaper: boolean
}>

/**
 * Draws what the browser can read (PNG, JPEG, WebP, SVG, ...) as the PNG of a seal; what is as white as paper becomes
 * clear, unless `keepsPaper`. Rejects what it cannot read, and a picture that does not fit into 200 KB.
 */
export async function drawSeal(file: Blob, keepsPaper: boolean): Promise<SealPicture> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    // A drawing without a size of its own has none.
    const [width, height] = [image.naturalWidth || longest, image.naturalHeight || longest]
    const isDrawing = file.type === 'image/svg+xml'
    const fitting = longest / Math.max(width, height)
    let scale = isDrawing ? fitting : Math.min(1, fitting)
    for (;;) {
      const size = {
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
      }
      const { bytes, hadPaper } = await draw(image, size, keepsPaper)
      if (bytes.size <= mostBytes) return { icon: await dataUrlOf(bytes), hadPaper }
      if (Math.max(size.width, size.height) < longest / 4)
        throw new Error('The picture does not get small enough')
      scale /= 1.5
    }
  } finally {
    URL.revokeObjectURL(address)
  }
}

type Size = Readonly<{ width: number; height: number }>

async function draw(image: HTMLImageElement, { width, height }: Size, keepsPaper: boolean) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser cannot draw')
  pen.drawImage(image, 0, 0, width, height)
  const pixels = pen.getImageData(0, 0, width, height)
  const hadPaper = isOpaque(pixels.data)
  if (hadPaper && !keepsPaper) {
    clearPaper(pixels.data)
    pen.putImageData(pixels, 0, 0)
  }
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const bytes = await promise
  if (!bytes) throw new Error('The browser cannot write a picture')
  return { bytes, hadPaper }
}

/** Whether no pixel lets anything through; pixels are four bytes: red, green, blue and alpha. */
function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

/** Shares of the brightness of the paper above which a pixel begins to be clear, and is. */
const [inkEnds, paperBegins] = [0.7, 0.85]
/** The share of pixels that may be brighter than the paper, such as a reflection. */
const brighter = 0.05

/**
 * Makes paper clear, also grey paper of a photo, and the edges of ink in proportion, so that they are not white on paper
 * of another colour.
 */
export function clearPaper(pixels: Uint8ClampedArray): void {
  const paper = paperOf(pixels)
  for (let at = 0; at < pixels.length; at += 4) {
    const share = (paperBegins - darkestAt(pixels, at) / paper) / (paperBegins - inkEnds)
    pixels[at + 3] = 255 * Math.min(1, Math.max(0, share))
  }
}

/** The level of the darkest of the three colours, which ink of any colour lowers. */
function darkestAt(pixels: Uint8ClampedArray, at: number): number {
  return Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
}

function paperOf(pixels: Uint8ClampedArray): number {
  const counts = new Array<number>(256).fill(0)
  for (let at = 0; at < pixels.length; at += 4) {
    const level = darkestAt(pixels, at)
    counts[level] = (counts[level] ?? 0) + 1
  }
  let above = (pixels.length / 4) * brighter
  for (let level = 255; level > 1; level -= 1) {
    above -= counts[level] ?? 0
    if (above < 0) return level
  }
  return 1
}

function dataUrlOf(bytes: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read'))
  reader.readAsDataURL(bytes)
  return promise
}
