type Frame = Readonly<{
  /** The first byte: flags and opcode. */
  first: number
  content?: Buffer
}>

/** Encodes a frame of a client, masked with zeros. */
export function frame({ first, content = Buffer.alloc(0) }: Frame): Buffer {
  return Buffer.concat([headOf(first, content.length), Buffer.alloc(4), content])
}

function headOf(first: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, 0x80 | length])
  const isLong = length > 0xffff
  const head = Buffer.alloc(isLong ? 10 : 4)
  head[0] = first
  head[1] = isLong ? 0xff : 0xfe
  if (isLong) head.writeBigUInt64BE(BigInt(length), 2)
  else head.writeUInt16BE(length, 2)
  return head
}
