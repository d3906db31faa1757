import type { Route } from '../../http/serve.ts'
import { createDictionary } from './create-dictionary.ts'
import { dictionaries } from './dictionaries.ts'
import { dictionaryWords } from './dictionary-words.ts'
import { languagePack } from './language-pack.ts'
import { version } from './version.ts'

export const system: readonly Route[] = [
  version,
  languagePack,
  dictionaries,
  dictionaryWords,
  createDictionary,
]
