import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { insertDictionary } from './dictionary-store.ts'
import { namesOf } from './dictionary-view.ts'
import { insertEntries } from './entry-store.ts'

export const createDictionary = serve(contract.dictionary.create, async ({ input, tx, now, server }) => {
  const { fullName, translations, enCode: code, isTree, entries } = input
  const id = server.newId()
  const row = { id, code, ...namesOf(fullName, translations), isTree: isTree === 1, changedAt: now }
  if (!(await insertDictionary(tx, row))) throw new Refusal<RefusalCode>('dictionary.codeTaken')

  const rows = entries.map((entry, position) => ({
    id: server.newId(),
    dictionaryId: id,
    code: entry.enCode,
    ...namesOf(entry.fullName, entry.translations),
    parentId: null,
    position,
    isEnabled: true,
  }))
  await insertEntries(tx, rows)

  return { id }
})
