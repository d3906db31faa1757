import type { Route } from '../../http/serve.ts'
import { allDictionaries } from './all-dictionaries.ts'
import { createDictionary } from './create-dictionary.ts'
import { createEntry } from './create-entry.ts'
import { listDictionaries } from './list-dictionaries.ts'
import { offeredEntries } from './offered-entries.ts'
import { openDictionary } from './open-dictionary.ts'
import { removeDictionary } from './remove-dictionary.ts'
import { removeEntry } from './remove-entry.ts'
import { updateDictionary } from './update-dictionary.ts'
import { updateEntry } from './update-entry.ts'

export { dictionaryEntries } from './dictionary-entries.ts'
export { dictionaryFamily } from './dictionary-family.ts'

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
