import { crc32, deflateRawSync } from 'node:zlib'

/** Returns a zip with these parts by path, as small as the parts allow. */
export function writeZip(parts: Readonly<Record<string, Uint8Array | string>>): Buffer {
  const pieces: Buffer[] = []
  const index: Buffer[] = []
  let at = 0
  for (const [path, part] of Object.entries(parts)) {
    const bytes = Buffer.from(part)
    const packed = deflateRawSync(bytes)
    const name = Buffer.from(path)
    const sizes = [crc32(bytes), packed.length, bytes.length] as const
    const start = Buffer.concat([record(0x04034b50, [20, 0, 8, 0, 0x21], sizes, [name.length, 0]), name])
    const rest = Buffer.alloc(12)
    rest.writeUInt32LE(at, 8)
    index.push(
      Buffer.concat([
        record(0x02014b50, [20, 20, 0, 8, 0, 0x21], sizes, [name.length, 0, 0]).subarray(0, 34),
        rest,
        name,
      ]),
    )
    pieces.push(start, packed)
    at += start.length + packed.length
  }
  const directory = Buffer.concat(index)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(index.length, 8)
  end.writeUInt16LE(index.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, directory, end])
}

function record(
  signature: number,
  before: readonly number[],
  sizes: readonly number[],
  after: readonly number[],
): Buffer {
  const bytes = Buffer.alloc(4 + before.length * 2 + sizes.length * 4 + after.length * 2)
  let at = bytes.writeUInt32LE(signature, 0)
  for (const short of before) at = bytes.writeUInt16LE(short, at)
  for (const long of sizes) at = bytes.writeUInt32LE(long >>> 0, at)
  for (const short of after) at = bytes.writeUInt16LE(short, at)
  return bytes
}
