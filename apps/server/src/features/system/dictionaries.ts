import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { listDictionaries, listWords } from './dictionary-store.ts'
import { wordView } from './dictionary-view.ts'

export const dictionaries = serve(contract.system.dictionaries, async ({ tx }) => {
  const words = await listWords(tx)
  const list = (await listDictionaries(tx)).map(({ id, name, code }) => ({
    id,
    enCode: code,
    fullName: name,
    isTree: 0 as const,
    dictionaryList: words.filter(({ dictionaryId }) => dictionaryId === id).map(wordView),
  }))

  return { list }
})
