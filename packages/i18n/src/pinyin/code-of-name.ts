import { readingsOf } from './readings.ts'

const longest = 40

/**
 * Returns a code for a name: words in Latin letters, Chinese by its syllables, joined by underscores (`报销单 A4` gives
 * `baoxiaodan_A4`). Empty where the name has no letter to begin with.
 */
export function codeOfName(name: string): string {
  const spelled = [...name.normalize('NFKC')].map((letter) =>
    isChinese(letter) ? readingsOf(letter)[0] : letter,
  )
  const words = spelled.join('').split(/[^A-Za-z0-9]+/)
  const code = words.filter((word) => word !== '').join('_')
  return code
    .replace(/^[0-9_]+/, '')
    .slice(0, longest)
    .replace(/_$/, '')
}

function isChinese(letter: string): boolean {
  return letter >= '一' && letter <= '龥'
}
