import type { RecordSearch } from '../../queries.ts'

const none = '-'

/** The open tab as written in the address. */
export function wordOfTab(value: string | boolean | null): string {
  return value === null ? none : String(value)
}

/** The open tab of an address, as the server takes it. */
export function tabOfWord(word: string | undefined): RecordSearch['tab'] {
  if (word === undefined) return undefined
  if (word === none) return null
  if (word === 'true' || word === 'false') return word === 'true'
  return word
}
