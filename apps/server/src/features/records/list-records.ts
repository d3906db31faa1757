import { contract, type Received } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { type AskingModel, openAccess } from '../../models/index.ts'
import { countRows, countStretches } from './count-store.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { FoundRow } from './found-row.ts'
import { rowsAfter, rowsAt } from './page-store.ts'
import { meantBy } from './question.ts'
import { rowViews } from './row-view.ts'
import type { Wanted } from './select-store.ts'
import { wantedForList } from './wanted.ts'

export const listRecords = serve(contract.records.list, async (call) => {
  const { input } = call
  const opened = await openAccess(call, input.modelId)
  const wanted = wantedForList(call, opened, { records: meantBy(call, opened, input), sort: input.sort })
  const { rows, total, hasMore } = await pageOf(call, wanted, input)
  const last = rows.at(-1)

  return {
    list: await rowViews(call, opened, rows),
    next:
      last && hasMore
        ? writeCursor(wanted.keys, { place: { values: last.sortedBy, id: last.id }, total })
        : null,
    pagination: { currentPage: input.currentPage ?? 1, pageSize: input.pageSize, total },
  }
})

type Asked = Pick<Received<typeof contract.records.list>, 'cursor' | 'currentPage' | 'pageSize'>
type Page = Readonly<{ rows: readonly FoundRow[]; total: number; hasMore: boolean }>

/** A cursor wins over a page number, and carries the total: counting is for the first page. */
export async function pageOf(
  { tx }: Pick<AskingModel, 'tx'>,
  wanted: Wanted,
  { cursor, currentPage = 1, pageSize }: Asked,
): Promise<Page> {
  if (cursor !== undefined) {
    const { place, total } = readCursor(wanted.keys, cursor)
    return cut(await rowsAfter(tx, wanted, place, pageSize + 1), total, pageSize)
  }

  if (currentPage === 1) {
    const [first, all] = await Promise.all([rowsAfter(tx, wanted, null, pageSize + 1), countRows(tx, wanted)])
    return cut(first, all, pageSize)
  }
  const counts = await countStretches(tx, wanted)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const offset = (currentPage - 1) * pageSize
  const rows = await rowsAt(tx, wanted, { offset, limit: pageSize, counts })
  return { rows, total, hasMore: offset + rows.length < total }
}

function cut(rows: readonly FoundRow[], total: number, pageSize: number): Page {
  return { rows: rows.slice(0, pageSize), total, hasMore: rows.length > pageSize }
}
