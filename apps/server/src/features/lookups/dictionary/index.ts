import type { Route } from '../../../http/serve.ts'
import { createDictionary, removeDictionary, updateDictionary } from './change-dictionaries.ts'
import { createEntry, removeEntry, updateEntry } from './change-entries.ts'
import { allDictionaries, listDictionaries, offeredEntries, openDictionary } from './read-dictionaries.ts'

export { dictionaryEntries, dictionaryFamily } from './dictionary-family.ts'
export {
  findDictionary,
  insertDictionary,
  insertEntries,
  lastPosition,
  listEntries,
  lockDictionary,
  type NewEntry,
  removeEntries,
  updateDictionaryRow,
  updateEntry as updateEntryRow,
} from './dictionary-store.ts'

export const dictionary: readonly Route[] = [
  allDictionaries,
  offeredEntries,
  listDictionaries,
  openDictionary,
  createDictionary,
  updateDictionary,
  removeDictionary,
  createEntry,
  updateEntry,
  removeEntry,
]
