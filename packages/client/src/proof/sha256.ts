/**
 * SHA-256 (FIPS 180-4) in a script of its own: browsers have `crypto.subtle` on secure pages only, and a call of it
 * takes longer than a hash.
 */
type Words = Int32Array

const isPrime = (one: number) =>
  Array.from({ length: one }, (_, by) => by).every((by) => by < 2 || one % by > 0)
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter(isPrime)
const fractionOf = (root: number) => Math.floor((root % 1) * 2 ** 32)
const roundWords = Int32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)) | 0)
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)) | 0)

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const at = (words: Words, index: number) => words[index] ?? 0

const schedule = new Int32Array(64)

function fillSchedule(block: Words): void {
  schedule.set(block)
  for (let round = 16; round < 64; round += 1) {
    const early = at(schedule, round - 15)
    const late = at(schedule, round - 2)
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    schedule[round] = at(schedule, round - 16) + s0 + at(schedule, round - 7) + s1
  }
}

/** Mixes a block of 16 words into a state of 8. */
function mixBlock(state: Words, block: Words): void {
  fillSchedule(block)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < 64; round += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(roundWords, round) + at(schedule, round)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let word = 0; word < 8; word += 1) state[word] = at(state, word) + (mixed[word] ?? 0)
}

/** Returns SHA-256 of ASCII text as 8 words. */
export function sha256(text: string): Words {
  const blocks = Math.ceil((text.length + 9) / 64)
  const bytes = new DataView(new ArrayBuffer(blocks * 64))
  for (let index = 0; index < text.length; index += 1) bytes.setUint8(index, text.charCodeAt(index))
  bytes.setUint8(text.length, 0x80)
  bytes.setUint32(blocks * 64 - 4, text.length * 8)
  const words = Int32Array.from({ length: blocks * 16 }, (_, word) => bytes.getInt32(word * 4))
  const state = beginning.slice()
  for (let block = 0; block < blocks; block += 1) mixBlock(state, words.subarray(block * 16, block * 16 + 16))
  return state
}

const tried = new Int32Array(16)
const state = new Int32Array(8)

/** Returns the first word of SHA-256 over a seed of 8 words, a part and a number (4 bytes each, big-endian). */
export function firstWord(seed: Words, part: number, number: number): number {
  tried.set(seed)
  tried[8] = part
  tried[9] = number
  tried[10] = 0x80_00_00_00
  tried[15] = 40 * 8
  state.set(beginning)
  mixBlock(state, tried)
  return at(state, 0) >>> 0
}
