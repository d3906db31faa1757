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
  差: ['cha', 'chai'],
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

const known = new Map<string, readonly string[]>()

/** The syllables of a Chinese character, or the letter itself. */
export function readingsOf(letter: string): readonly string[] {
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
