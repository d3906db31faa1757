import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import {
  dictionaryRows,
  findDictionary,
  listEntries,
  allDictionaries as loadAll,
} from './dictionary-store.ts'
import { entryFields, entryTree, isOffered, nameIn, translationsOf } from './dictionary-view.ts'

export const listDictionaries = serve(contract.dictionary.list, async ({ input, tx, caller }) => {
  const { rows, total } = await dictionaryRows(tx, rangeOf(input), input.keyword)

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => ({
      id: row.id,
      enCode: row.code,
      fullName: nameIn(caller.locale, row),
      isTree: row.isTree ? (1 as const) : (0 as const),
      entries: Number(row.entries),
      changedAt: row.changedAt,
    }),
  })
})

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

export const offeredEntries = serve(contract.dictionary.entries, async ({ input, tx, caller }) => {
  const found = await findDictionary(tx, input.id)
  if (!found) throw new Refusal<RefusalCode>('dictionary.notFound')

  return { list: entryTree(caller.locale, (await listEntries(tx, found.id)).filter(isOffered)) }
})
