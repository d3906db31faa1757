import type { Route } from '../../http/serve.ts'
import { addPhrase } from './add-phrase.ts'
import { listPhrases } from './list-phrases.ts'
import { removePhrase } from './remove-phrase.ts'
import { sortPhrases } from './sort-phrases.ts'

export const phrases: readonly Route[] = [listPhrases, addPhrase, removePhrase, sortPhrases]
