import { createHash } from 'node:crypto'

export const filterBytes = 250_000
const bits = filterBytes * 8
/** At 17 bits a word, this many bits of each word give the fewest false alarms. */
const bitsPerWord = 12

/** Returns the bits of a Bloom filter that stand for a word (Kirsch and Mitzenmacher, 2006). */
export function filterBits(word: string): readonly number[] {
  const hash = createHash('sha256').update(word).digest()
  const [start, step] = [hash.readUInt32LE(0), hash.readUInt32LE(4)]
  return Array.from({ length: bitsPerWord }, (_, index) => (start + index * step) % bits)
}
