/** The first bytes of a picture in hexadecimal, by its type. */
const signatures = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
} as const
export type PictureType = keyof typeof signatures

/** Returns the type of a picture by its first bytes; undefined for anything else. SVG is none: it may carry scripts. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const start = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const types = Object.keys(signatures) as PictureType[]
  return types.find((type) => signatures[type].test(start))
}
