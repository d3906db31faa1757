import { pinyin } from 'pinyin-pro'

const options = { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive', v: true } as const

/**
 * Spells a name in Latin letters: full pinyin, a space, initials. `李伟` gives `liwei lw`, `Anna Li` gives
 * `annali al`.
 */
export function spell(name: string): string {
  const words = name.toLowerCase().split(/\s+/)
  const syllables = words.flatMap((word) => pinyin(word, options))
  const initials = words.flatMap((word) => pinyin(word, { ...options, pattern: 'first' }))

  return `${syllables.join('')} ${initials.map((letter) => letter.slice(0, 1)).join('')}`
}
