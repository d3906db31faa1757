import { pinyin } from 'pinyin-pro'

/** How Latin letters spell a name: full pinyin, a space, initials. `李伟` gives `liwei lw`. */
export function spell(name: string): string {
  const options = { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive', v: true } as const
  const syllables = pinyin(name, options).map((syllable) => syllable.toLowerCase().replace(/\s/g, ''))
  const initials = pinyin(name, { ...options, pattern: 'first' }).map((letter) =>
    letter.toLowerCase().slice(0, 1),
  )

  return `${syllables.join('')} ${initials.join('').replace(/\s/g, '')}`
}
