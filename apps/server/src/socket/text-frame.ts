/**
 * Encodes one unmasked text frame of RFC 6455. Sharing it between all receivers makes large fan-outs cheap.
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const size = payload.length
  const header = Buffer.alloc(size < 126 ? 2 : size < 65_536 ? 4 : 10)
  header[0] = 0x81
  if (size < 126) header[1] = size
  else if (size < 65_536) {
    header[1] = 126
    header.writeUInt16BE(size, 2)
  } else {
    header[1] = 127
    header.writeBigUInt64BE(BigInt(size), 2)
  }
  return Buffer.concat([header, payload])
}
