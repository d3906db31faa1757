const head = 'data:image/png;base64,'
const firstBytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const widest = 4000

/** Characters of a data URL that holds 200 KB. */
export const longestPicture = head.length + Math.ceil((200 * 1024) / 3) * 4

/** Tells whether a data URL is a PNG by its first bytes, of at most 200 KB and 4,000 x 4,000 px. Needs no DOM. */
export function isPngPicture(text: string): boolean {
  const size = text.length <= longestPicture ? pngSize(text) : undefined
  return size?.every((side) => side > 0 && side <= widest) ?? false
}

/** Returns width and height from the header of the PNG. */
function pngSize(text: string): readonly [number, number] | undefined {
  const code = text.startsWith(head) ? text.slice(head.length) : ''
  const isCode = code.length >= 44 && code.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(code)
  if (!isCode) return undefined

  const bytes = Array.from(atob(code.slice(0, 32)), (letter) => letter.charCodeAt(0))
  if (!firstBytes.every((byte, index) => bytes[index] === byte)) return undefined
  return [numberAt(bytes, 16), numberAt(bytes, 20)]
}

function numberAt(bytes: readonly number[], index: number): number {
  return bytes.slice(index, index + 4).reduce((sum, byte) => sum * 256 + byte, 0)
}
