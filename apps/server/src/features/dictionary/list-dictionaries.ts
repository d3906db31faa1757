import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { dictionaryRows } from './dictionary-store.ts'
import { nameIn } from './dictionary-view.ts'

export const listDictionaries = serve(contract.dictionary.list, async ({ input, tx, caller }) => {
  const { rows, total } = await dictionaryRows(tx, rangeOf(input), input.keyword ?? '')

  return toPage(rows, {
    asked: input,
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
