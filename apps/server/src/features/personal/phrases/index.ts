import type { Route } from '../../../http/serve.ts'
import { addPhrase, listPhrases, removePhrase, sortPhrases } from './phrases.ts'

export const phrases: readonly Route[] = [listPhrases, addPhrase, removePhrase, sortPhrases]
