import { readingsOf } from './readings.ts'

export { readingsOf }

const longestWords = 60

/**
 * Whether Latin letters spell a part of a text: Chinese by whole syllables, by initials or by both (`zhangs`, `zs` and
 * `zsan` spell 张三). `v` means `ü`, which the table writes as `u`.
 */
export function isSpelled(text: string, words: string): boolean {
  const latin = latinOf(words)
  if (!/^[\x21-\x7e]+$/.test(latin) || latin.length > longestWords) return false
  let spelled = none
  for (const letter of text.toLowerCase()) {
    if (letter === ' ') continue
    spelled = lengthsAfter(letter, latin, spelled)
    if (spelled.has(latin.length)) return true
  }
  return false
}

function latinOf(words: string): string {
  return words.toLowerCase().replaceAll(/[\s']/g, '').replaceAll('v', 'u')
}

/**
 * The letters that a spelling of a text may have, one bit each, for searches of many texts: what is spelled by words has
 * every bit of `lettersOfWords`.
 */
export function lettersOfText(text: string): number {
  let bits = 0
  for (const letter of text.toLowerCase()) for (const reading of readingsOf(letter)) bits |= bitsOf(reading)
  return bits
}

export function lettersOfWords(words: string): number {
  return bitsOf(latinOf(words))
}

function bitsOf(latin: string): number {
  let bits = 0
  for (let at = 0; at < latin.length; at++) {
    const code = latin.charCodeAt(at) - 97
    if (code >= 0 && code < 26) bits |= 1 << code
    else if (code >= -49 && code <= -40) bits |= digitBit
  }
  return bits
}

/** Ten digits share a bit. */
const digitBit = 1 << 26

const none: ReadonlySet<number> = new Set()

/** How many of the Latin letters are spelled after one more letter, if so many were before it or it is the first. */
function lengthsAfter(letter: string, latin: string, before: ReadonlySet<number>): ReadonlySet<number> {
  const readings = readingsOf(letter)
  if (before.size === 0 && !readings.some((reading) => reading[0] === latin[0])) return none

  return new Set(
    [0, ...before].flatMap((length) =>
      readings.flatMap((reading) => spelledBy(reading, latin.slice(length)).map((more) => length + more)),
    ),
  )
}

/** How many of the letters a syllable spells: all of it, its initial, or the last letters if it begins with them. */
function spelledBy(reading: string, letters: string): readonly number[] {
  return [
    ...(letters.startsWith(reading) ? [reading.length] : []),
    ...(letters[0] === reading[0] ? [1] : []),
    ...(reading.startsWith(letters) ? [letters.length] : []),
  ]
}
