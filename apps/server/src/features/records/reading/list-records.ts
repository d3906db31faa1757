import { contract, type ParsedInput } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { rowViews } from '../shown/row-view.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { meantBy } from '../sources/question.ts'
import type { RowSource } from '../sources/row-source.ts'
import type { RecordQuery } from '../sources/select-store.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wantedForList } from '../sources/wanted.ts'
import { readCursor, writeCursor } from './cursor.ts'

export const listRecords = serve(contract.records.list, async (call) => {
  const { input } = call
  const opened = await openAccess(call, input.modelId)
  const wanted = wantedForList(call, opened, { records: meantBy(call, opened, input), sort: input.sort })
  const { rows, total, hasMore } = await pageOf(sourceOf(call, opened.model), wanted, input)
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

type PageQuery = Pick<ParsedInput<typeof contract.records.list>, 'cursor' | 'currentPage' | 'pageSize'>
type Page = Readonly<{ rows: readonly FoundRow[]; total: number; hasMore: boolean }>

/** A cursor takes precedence over a page number and carries the total, which only the first page counts. */
export async function pageOf(
  source: RowSource,
  wanted: RecordQuery,
  { cursor, currentPage = 1, pageSize }: PageQuery,
): Promise<Page> {
  if (cursor !== undefined) {
    const { place, total } = readCursor(wanted.keys, cursor)
    return cut(await source.after(wanted, place, pageSize + 1), total, pageSize)
  }

  if (currentPage === 1) {
    const [first, all] = await Promise.all([source.after(wanted, null, pageSize + 1), source.count(wanted)])
    return cut(first, all, pageSize)
  }
  const offset = (currentPage - 1) * pageSize
  const { rows, total } = await source.at(wanted, { offset, limit: pageSize })
  return { rows, total, hasMore: offset + rows.length < total }
}

function cut(rows: readonly FoundRow[], total: number, pageSize: number): Page {
  return { rows: rows.slice(0, pageSize), total, hasMore: rows.length > pageSize }
}
