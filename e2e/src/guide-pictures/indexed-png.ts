import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const mostColours = 256

type Pixels = Readonly<{ width: number; height: number; rgb: Uint8Array }>

/** Writes pixels as a PNG of at most 256 colours: the most frequent ones, and the nearest of them for the rest. */
export function toIndexedPng({ width, height, rgb }: Pixels): Buffer {
  const { palette, indexOf } = choosePalette(rgb)
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + x + 1] = indexOf.get(colourAt(rgb, y * width + x)) ?? 0

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const entries = Buffer.from(palette.flatMap(toChannels))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function choosePalette(rgb: Uint8Array) {
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < rgb.length / 3; pixel += 1) {
    const colour = colourAt(rgb, pixel)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const colours = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
  const palette = colours.slice(0, mostColours)
  return { palette, indexOf: new Map(colours.map((colour) => [colour, nearest(palette, colour)])) }
}

function colourAt(rgb: Uint8Array, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = rgb.subarray(pixel * 3, pixel * 3 + 3)
  return red * 65_536 + green * 256 + blue
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, entry] of palette.entries()) {
    const distance = distanceBetween(entry, colour)
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function distanceBetween(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16)
  const green = ((one >> 8) & 255) - ((other >> 8) & 255)
  const blue = (one & 255) - (other & 255)
  return red * red + green * green + blue * blue
}

const toChannels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255]

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
