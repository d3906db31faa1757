import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { formThatNames } from '../../../records/models/model-store.ts'
import { insertDictionary, insertEntries, lockDictionary, updateDictionaryRow } from './dictionary-store.ts'
import { namesOf } from './dictionary-view.ts'

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

export const updateDictionary = serve(contract.dictionary.update, async ({ input, tx, now }) => {
  const { id } = await lockDictionary(tx, input.id)
  await updateDictionaryRow(tx, { id, changedAt: now, ...namesOf(input.fullName, input.translations) })

  return null
})

export const removeDictionary = serve(contract.dictionary.remove, async ({ input, tx, now }) => {
  const dictionary = await lockDictionary(tx, input.id)
  const form = await formThatNames(tx, 'dictionary', dictionary)
  if (form !== undefined) throw new Refusal<RefusalCode>('dictionary.inUse', { form })

  await updateDictionaryRow(tx, { id: dictionary.id, changedAt: now, removedAt: now })

  return null
})
