import type { RecordSearch } from '../queries.ts'

const none = '-'

/** How the address says which tab is open. */
export function wordOfTab(value: string | boolean | null): string {
  return value === null ? none : String(value)
}

/** What the address says of the open tab, as the server wants it. */
export function tabOfWord(word: string | undefined): RecordSearch['tab'] {
  if (word === undefined) return undefined
  if (word === none) return null
  if (word === 'true' || word === 'false') return word === 'true'
  return word
}
