import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findDictionary } from './dictionary-store.ts'
import { entryFields, translationsOf } from './dictionary-view.ts'
import { listEntries } from './entry-store.ts'

/** Returns texts in the source language, for editing. */
export const openDictionary = serve(contract.dictionary.open, async ({ input, tx }) => {
  const found = await findDictionary(tx, input.id)
  if (!found) throw new Refusal<RefusalCode>('dictionary.notFound')

  const entries = (await listEntries(tx, found.id)).filter(({ removedAt }) => removedAt === null)
  return {
    id: found.id,
    enCode: found.code,
    fullName: found.name,
    isTree: found.isTree ? (1 as const) : (0 as const),
    changedAt: found.changedAt,
    translations: translationsOf(found),
    entries: entries.map((row) => ({
      ...entryFields('zh-CN', row),
      translations: translationsOf(row),
      sortCode: row.position,
    })),
  }
})
