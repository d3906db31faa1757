import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { allDictionaries as loadAll } from './dictionary-store.ts'
import { entryTree, nameIn } from './dictionary-view.ts'
import { listEntries } from './entry-store.ts'

export const allDictionaries = serve(contract.dictionary.all, async ({ tx, caller: { locale } }) => {
  const entries = Map.groupBy(await listEntries(tx), ({ dictionaryId }) => dictionaryId)
  const list = (await loadAll(tx)).map((row) => ({
    id: row.id,
    enCode: row.code,
    fullName: nameIn(locale, row),
    isTree: row.isTree ? (1 as const) : (0 as const),
    dictionaryList: entryTree(locale, entries.get(row.id) ?? []),
  }))

  return { list }
})
