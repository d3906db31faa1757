import { syllables } from './syllables.ts'

/** Other readings of characters that are common in names, beside the one of the pinyin order. */
const otherReadings: Readonly<Record<string, readonly string[]>> = {
  长: ['chang', 'zhang'],
  重: ['chong', 'zhong'],
  行: ['hang', 'xing'],
  调: ['diao', 'tiao'],
  传: ['chuan', 'zhuan'],
  单: ['dan', 'shan'],
  曾: ['ceng', 'zeng'],
  朝: ['chao', 'zhao'],
  乐: ['le', 'yue'],
  会: ['hui', 'kuai'],
  都: ['dou', 'du'],
  地: ['de', 'di'],
  弹: ['dan', 'tan'],
  厦: ['sha', 'xia'],
  解: ['jie', 'xie'],
  查: ['cha', 'zha'],
  盛: ['cheng', 'sheng'],
  参: ['can', 'shen'],
  藏: ['cang', 'zang'],
  校: ['jiao', 'xiao'],
  降: ['jiang', 'xiang'],
}

const starts = [...syllables.matchAll(/([a-z]+)([^a-z])/g)].map(([, syllable = '', first = '']) => ({
  syllable,
  first,
}))
const { compare } = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
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

const known = new Map<string, readonly string[]>()

function readingsOf(letter: string): readonly string[] {
  if (letter < '一' || letter > '龥') return [letter === 'v' ? 'u' : letter]
  const found = known.get(letter) ?? otherReadings[letter] ?? [syllableOf(letter)]
  known.set(letter, found)
  return found
}

/** Finds the last start that is not after the character. */
function syllableOf(letter: string): string {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (compare(starts[middle]?.first ?? '', letter) <= 0) low = middle
    else high = middle - 1
  }
  return starts[low]?.syllable ?? letter
}
