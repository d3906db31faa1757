import { containsWords } from '@signet/i18n'
import { isSpelled } from '@signet/i18n/pinyin'
import { pinyin } from 'pinyin-pro'
import type { Person } from './snapshot.ts'

/** Whether a keyword occurs in a text, its full pinyin or its initials. No keyword matches every text. */
export function matchesText(text: string, keyword: string): boolean {
  return containsWords(text, keyword) || isSpelled(text, keyword)
}

/**
 * Returns a test whether a keyword occurs in a person's name, account, full pinyin or initials, or is the whole phone
 * number; without a keyword everybody matches. The keyword is read once, and each person once for all searches.
 */
export function personMatcher(keyword: string | undefined): (person: Person) => boolean {
  const wanted = keyword?.trim().toLowerCase()
  if (!wanted) return () => true

  // A word with spaces occurs in names only, and in spellings without them.
  const latin = wanted.replaceAll(' ', '')
  return (person) => {
    const { pinyin, mobilePhone } = person
    return (
      wordsOf(person).includes(wanted) ||
      (latin !== wanted && pinyin.includes(latin)) ||
      mobilePhone === wanted
    )
  }
}

const known = new WeakMap<Person, string>()

/** The name, account and spellings of a person in lower case, each in a line. */
function wordsOf(person: Person): string {
  const kept = known.get(person)
  if (kept !== undefined) return kept
  const { name, account, pinyin } = person
  const words = `${name}\n${account}\n${pinyin.replaceAll(' ', '\n')}`.toLowerCase()
  known.set(person, words)
  return words
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
