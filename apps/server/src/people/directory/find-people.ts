import { containsWords } from '@signet/i18n'
import { isSpelled } from '@signet/i18n/pinyin'
import { pinyin } from 'pinyin-pro'
import type { Person } from './snapshot.ts'

/** Whether a keyword occurs in a text, its full pinyin or its initials. No keyword matches every text. */
export function matchesText(text: string, keyword: string): boolean {
  return containsWords(text, keyword) || isSpelled(text, keyword)
}

/**
 * Whether a keyword occurs in a person's name, account, full pinyin or initials, or is the whole phone
 * number. No keyword matches everyone.
 */
export function matchesPerson(
  { name, account, pinyin, mobilePhone }: Person,
  keyword: string | undefined,
): boolean {
  const wanted = keyword?.trim().toLowerCase()
  if (!wanted) return true

  const latin = wanted.replaceAll(' ', '')
  return (
    name.toLowerCase().includes(wanted) ||
    account.toLowerCase().includes(wanted) ||
    mobilePhone === wanted ||
    pinyin.split(' ').some((spelling) => spelling.includes(latin))
  )
}

const options = { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive', v: true } as const

/**
 * Spells a name in Latin letters: full pinyin, a space, initials. `李伟` gives `liwei lw`, `Anna Li` gives
 * `annali al`.
 */
export function spellInLatin(name: string): string {
  const words = name.toLowerCase().split(/\s+/)
  const syllables = words.flatMap((word) => pinyin(word, options))
  const initials = words.flatMap((word) => pinyin(word, { ...options, pattern: 'first' }))

  return `${syllables.join('')} ${initials.map((letter) => letter.slice(0, 1)).join('')}`
}
