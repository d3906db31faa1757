import type { FieldKindName } from '../fields/index.ts'

/** `dateRange1` for a new field of the kind `date-range`: the first number that no field bears. */
export function freeKey(kind: FieldKindName, taken: ReadonlySet<string>): string {
  const word = kind.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return numbered(word, taken, 1)
}

/** The key itself, or `amount2`, `amount3` … where it is taken. */
export function ownKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key.toLowerCase())) return key
  return numbered(key.replace(/\d+$/, '').slice(0, 34) || 'field', taken, 2)
}

/** Keys are compared without case, because columns are. */
export function takenKeys(keys: Iterable<string>): Set<string> {
  return new Set([...keys].map((key) => key.toLowerCase()))
}

function numbered(word: string, taken: ReadonlySet<string>, from: number): string {
  let number = from
  while (taken.has(`${word}${number}`.toLowerCase())) number += 1
  return `${word}${number}`
}
