import { inflateRawSync } from 'node:zlib'

/** Reads the files of a zip by its central directory. */
export function unzipped(bytes: Buffer): readonly Readonly<{ name: string; bytes: Buffer }>[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  let at = bytes.readUInt32LE(end + 16)
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [nameSize = 0, extraSize = 0, noteSize = 0] = [28, 30, 32].map((index) =>
      bytes.readUInt16LE(at + index),
    )
    const name = bytes.toString('utf8', at + 46, at + 46 + nameSize)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    const isDeflated = bytes.readUInt16LE(at + 10) === 8
    at += 46 + nameSize + extraSize + noteSize
    return { name, bytes: isDeflated ? inflateRawSync(packed) : packed }
  })
}
