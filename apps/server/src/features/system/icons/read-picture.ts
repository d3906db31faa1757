import { createHash } from 'node:crypto'
import { largestIcon, type RefusalCode } from '@signet/contract'
import { pictureTypeOf, Refusal } from '@signet/std'
import { cleanSvg } from './clean-svg.ts'

type IconType = 'image/svg+xml' | 'image/png' | 'image/webp'
export type IconPicture = Readonly<{ type: IconType; bytes: Buffer; hash: string }>

/**
 * Reads the file of an icon by its bytes, whatever it claims to be; an SVG is cleaned. Refuses `icons.tooLarge`,
 * `icons.kindUnknown`, and as `cleanSvg` does.
 */
export function readPicture(address: string): IconPicture {
  const given = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
  if (given.length > largestIcon) throw new Refusal<RefusalCode>('icons.tooLarge')
  const { type, bytes } = recognised(given)
  if (bytes.length > largestIcon) throw new Refusal<RefusalCode>('icons.tooLarge')
  return { type, bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16) }
}

function recognised(given: Buffer): Pick<IconPicture, 'type' | 'bytes'> {
  const type = pictureTypeOf(given)
  if (type === 'image/png' || type === 'image/webp') {
    refuseHuge(type === 'image/png' ? sizeOfPng(given) : sizeOfWebp(given))
    return { type, bytes: given }
  }
  if (type || !looksLikeXml(given)) throw new Refusal<RefusalCode>('icons.kindUnknown')
  return { type: 'image/svg+xml', bytes: Buffer.from(cleanSvg(given)) }
}

function looksLikeXml(bytes: Buffer): boolean {
  return bytes
    .subarray(0, 200)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<')
}

type Size = Readonly<{ width: number; height: number }>

/** A small file can hold a picture that fills the memory of a browser. */
const mostPixels = 1024

function refuseHuge(size: Size | undefined): void {
  if (!size) throw new Refusal<RefusalCode>('icons.kindUnknown')
  if (size.width > mostPixels || size.height > mostPixels) throw new Refusal<RefusalCode>('icons.tooDetailed')
}

function sizeOfPng(bytes: Buffer): Size | undefined {
  const isPng = bytes.length > 45 && bytes.toString('latin1', 12, 16) === 'IHDR'
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined
}

/** Sizes of the three kinds of WebP (RFC 9649). */
function sizeOfWebp(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return undefined
  }
}
