import { containsWords } from '@signet/i18n'
import { isSpelled } from '@signet/i18n/pinyin'
import { pinyin } from 'pinyin-pro'
import type { Person } from './snapshot.ts'

/** Whether a keyword occurs in a text, its full pinyin or its initials. No keyword matches every text. */
export function matchesText(text: string, keyword: string): boolean {
  return containsWords(text, keyword) || isSpelled(text, keyword)
}

/** Whether the reader of a list is shown the phone number of a person: what is hidden from them finds no person. */
export type SeesPhone = (person: Person) => boolean

/**
 * Returns a test whether a keyword occurs in a person's name, account, full pinyin or initials, or is the whole phone
 * number where the reader sees it; without a keyword everybody matches. The keyword is read once, and each person once
 * for all searches.
 */
export function personMatcher(
  keyword: string | undefined,
  seesPhone: SeesPhone,
): (person: Person) => boolean {
  const wanted = keyword?.trim().toLowerCase()
  if (!wanted) return () => true

  // A word with spaces occurs in names only, and in spellings without them.
  const latin = wanted.replaceAll(' ', '')
  return (person) => {
    const { pinyin, mobilePhone } = person
    return (
      wordsOf(person).includes(wanted) ||
      (latin !== wanted && pinyin.includes(latin)) ||
      (mobilePhone === wanted && seesPhone(person))
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

/** A text for each row, all in one, so that a search reads memory in a row. */
type Rows = Readonly<{ text: string; starts: Int32Array }>
/** Signs that no text of a person has. */
const [between, edge] = ['\0', '\u0001']

type PeopleIndex = Readonly<{ all: readonly Person[]; words: Rows; phones: Rows }>

const indexes = new WeakMap<ReadonlyMap<string, Person>, PeopleIndex>()

/** Returns the people whom `personMatcher` finds, in their order. The index is made at the first search after a change. */
export function findPeople(
  people: ReadonlyMap<string, Person>,
  keyword: string | undefined,
  seesPhone: SeesPhone,
): readonly Person[] {
  const wanted = keyword?.trim().toLowerCase()
  const index = indexes.get(people) ?? indexPeople(people)
  if (!wanted) return index.all
  if ([' ', between, edge].some((sign) => wanted.includes(sign)))
    return index.all.filter(personMatcher(wanted, seesPhone))

  const named = rowsWith(index.words, wanted)
  const called = rowsWith(index.phones, `${edge}${wanted}${edge}`).filter((row) => {
    const person = index.all[row]
    return person !== undefined && seesPhone(person)
  })
  const rows = called.length === 0 ? named : [...new Set([...named, ...called])].sort((a, b) => a - b)
  return rows.flatMap((row) => index.all[row] ?? [])
}

function indexPeople(people: ReadonlyMap<string, Person>): PeopleIndex {
  const all = [...people.values()]
  const index = {
    all,
    words: rowsOf(all.map(wordsOf)),
    phones: rowsOf(all.map(({ mobilePhone }) => `${edge}${mobilePhone}${edge}`)),
  }
  indexes.set(people, index)
  return index
}

function rowsOf(texts: readonly string[]): Rows {
  const starts = new Int32Array(texts.length + 1)
  for (const [row, text] of texts.entries())
    starts[row + 1] = (starts[row] ?? 0) + text.length + between.length
  return { text: texts.join(between), starts }
}

function rowsWith({ text, starts }: Rows, wanted: string): number[] {
  const rows: number[] = []
  let at = text.indexOf(wanted)
  while (at >= 0) {
    const row = rowAt(starts, at)
    rows.push(row)
    at = text.indexOf(wanted, starts[row + 1])
  }
  return rows
}

/** The last row that starts at a place or before it. */
function rowAt(starts: Int32Array, at: number): number {
  let [first, last] = [0, starts.length - 1]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((starts[middle] ?? 0) <= at) first = middle
    else last = middle - 1
  }
  return first
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
