import { contract, mostCounted, type ParsedInput, type RefusalCode } from '@signet/contract'
import { isCalendarDay } from '@signet/form'
import type { SortKey } from '@signet/list'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { rowViews } from '../shown/row-view.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { predicateOfQuestion } from '../sources/question.ts'
import type { RowSource } from '../sources/row-source.ts'
import type { RowPosition } from '../sources/segments.ts'
import type { RecordQuery } from '../sources/select-store.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wantedForList } from '../sources/wanted.ts'

export const listRecords = serve(contract.records.list, async (call) => {
  const { input } = call
  const opened = await openAccess(call, input.modelId)
  const wanted = wantedForList(call, opened, {
    records: predicateOfQuestion(call, opened, input),
    sort: input.sort,
  })
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

/**
 * A cursor takes precedence over a page number and carries the total, which only the first page counts, and no further
 * than one beyond `mostCounted`.
 */
export async function pageOf(
  source: RowSource,
  wanted: RecordQuery,
  { cursor, currentPage = 1, pageSize }: PageQuery,
): Promise<Page> {
  if (cursor !== undefined) {
    const { place, total } = readCursor(wanted.keys, cursor)
    return toPage(await source.after(wanted, place, pageSize + 1), total, pageSize)
  }

  if (currentPage === 1) {
    const [first, all] = await Promise.all([
      source.after(wanted, null, pageSize + 1),
      source.count(wanted, mostCounted + 1),
    ])
    return toPage(first, all, pageSize)
  }
  const offset = (currentPage - 1) * pageSize
  const { rows, total } = await source.at(wanted, { offset, limit: pageSize })
  return { rows, total, hasMore: offset + rows.length < total }
}

function toPage(rows: readonly FoundRow[], total: number, pageSize: number): Page {
  return { rows: rows.slice(0, pageSize), total, hasMore: rows.length > pageSize }
}

const Written = z.strictObject({
  /** The sort order of the cursor. */
  o: z.string(),
  v: z.array(z.string().max(300).nullable()).max(6),
  i: z.string().min(1).max(400),
  t: z.number().int().min(0),
})

/** A position in a sort order, with the total counted on the first page. */
export type Cursor = Readonly<{ place: RowPosition; total: number }>

export function writeCursor(keys: readonly SortKey[], { place, total }: Cursor): string {
  const written = { o: orderOf(keys), v: place.values, i: place.id, t: total }
  return Buffer.from(JSON.stringify(written)).toString('base64url')
}

/** Refuses `request.invalid` for anything but a cursor of this order. */
function readCursor(keys: readonly SortKey[], cursor: string): Cursor {
  const read = Written.safeParse(parseCursorJson(cursor))
  if (!read.success || read.data.o !== orderOf(keys) || !isPlace(keys, read.data.v)) return refuse()

  const { v: values, i: id, t: total } = read.data
  return { place: { values, id }, total }
}

function orderOf(keys: readonly SortKey[]): string {
  return keys.map(({ field, isDescending }) => `${isDescending ? '-' : ''}${field.path}`).join()
}

/** Without sort keys, a position may be the number of preceding rows. */
function isPlace(keys: readonly SortKey[], values: readonly (string | null)[]): boolean {
  if (keys.length === 0) return values.every((value) => value !== null && /^\d{1,9}$/.test(value))
  return values.length === keys.length && values.every((value, at) => fitsType(keys[at], value))
}

/** Times of a data view may lack seconds. */
const instant = /^\d{4}-\d\d-\d\d[ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(\+00|Z)?$/
const day = /^\d{4}-\d\d-\d\d$/
const shapes: Readonly<Record<string, RegExp>> = {
  numeric: /^-?\d{1,40}(\.\d{1,40})?$/,
  date: day,
  timestamp: instant,
  boolean: /^(true|false)$/,
}

/** A value that the column cannot hold did not come from the database. */
function fitsType(key: SortKey | undefined, value: string | null): boolean {
  if (!key || value === null) return key !== undefined
  if (key.field.names) return true
  const shape = key.field.from === 'record' ? instant : shapes[key.field.column ?? '']
  const isTime = shape === instant || shape === day
  return shape === undefined || (shape.test(value) && (!isTime || isCalendarDay(value.slice(0, 10))))
}

function parseCursorJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

function refuse(): never {
  throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
}
