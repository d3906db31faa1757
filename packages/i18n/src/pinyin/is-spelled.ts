import { readingsOf } from './readings.ts'

const longestWords = 60

/**
 * Whether Latin letters spell a part of a text: Chinese by whole syllables, by initials or by both (`zhangs`, `zs` and
 * `zsan` spell 张三). `v` means `ü`, which the table writes as `u`.
 */
export function isSpelled(text: string, words: string): boolean {
  const latin = words.toLowerCase().replaceAll(/[\s']/g, '').replaceAll('v', 'u')
  if (!/^[\x21-\x7e]+$/.test(latin) || latin.length > longestWords) return false
  let spelled = none
  for (const letter of text.toLowerCase()) {
    if (letter === ' ') continue
    spelled = lengthsAfter(letter, latin, spelled)
    if (spelled.has(latin.length)) return true
  }
  return false
}

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
