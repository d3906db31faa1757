const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/**
 * A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits, so that ids sort by creation time.
 * @param milliseconds since 1970, from the caller's clock
 * @param random 16 random bytes from the caller, so that tests can repeat them
 */
export function uuidV7(milliseconds: number, random: Uint8Array): string {
  const bytes = Uint8Array.from(random.subarray(0, 16))
  for (let index = 0; index < 6; index += 1)
    bytes[index] = Math.floor(milliseconds / 2 ** (40 - 8 * index)) % 256
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80

  let hex = ''
  for (const byte of bytes) hex += hexOf[byte]
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
