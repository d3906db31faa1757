import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findDictionary } from './dictionary-store.ts'
import { entryTree, isOffered } from './dictionary-view.ts'
import { listEntries } from './entry-store.ts'

export const offeredEntries = serve(contract.dictionary.entries, async ({ input, tx, caller }) => {
  const found = await findDictionary(tx, input.id)
  if (!found) throw new Refusal<RefusalCode>('dictionary.notFound')

  return { list: entryTree(caller.locale, (await listEntries(tx, found.id)).filter(isOffered)) }
})
