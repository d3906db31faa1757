import { inflateSync } from 'node:zlib'

/** A PNG or JPEG with its size in pixels. */
export type Picture = Readonly<{ bytes: Buffer; width: number; height: number }>

/** Most bytes of unpacked pixels: 4,000 x 4,000 px with four bytes each, and a filter byte per row. */
const mostPixels = 4000 * (4 * 4000 + 1)

/** Reads a data URL; undefined for anything but a whole PNG or JPEG, which a browser shows as nothing too. */
export function readPicture(source: string): Picture | undefined {
  const [, type, code = ''] = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/.exec(source) ?? []
  const bytes = Buffer.from(code, 'base64')
  if (type === 'png') return readPng(bytes)
  return type === 'jpeg' ? readJpeg(bytes) : undefined
}

/** Bytes of a pixel by colour type, at 8 bits. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 }

/** Palettes, other depths and interlaced pictures are left out; signature pads and logos do not use them. */
function readPng(bytes: Buffer): Picture | undefined {
  if (bytes.length < 33) return undefined
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth, colours, interlaced] = [bytes[24], bytes[25] ?? -1, bytes[28]]
  const wide = channels[colours]
  if (wide === undefined || depth !== 8 || interlaced !== 0) return undefined
  return hasPixels(bytes, width * wide + 1, height) ? { bytes, width, height } : undefined
}

/** Whether the pixels fill all rows of so many bytes, each with a known filter. */
function hasPixels(bytes: Buffer, row: number, height: number): boolean {
  const size = row * height
  if (row < 2 || height === 0 || size > mostPixels) return false
  const data = pixelData(bytes, size)
  if (data?.length !== size) return false
  for (let at = 0; at < size; at += row) if ((data[at] ?? 5) > 4) return false
  return true
}

function pixelData(bytes: Buffer, size: number): Buffer | undefined {
  const packed: Buffer[] = []
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) return undefined
    const length = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (kind === 'IEND') break
    if (kind === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  try {
    return inflateSync(Buffer.concat(packed), { maxOutputLength: size })
  } catch {
    return undefined
  }
}

/** Finds the frame header, which holds the size. */
function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker < 0xff01) return undefined
    if (marker === 0xffc0 || marker === 0xffc1 || marker === 0xffc2)
      return { bytes, width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return undefined
}
