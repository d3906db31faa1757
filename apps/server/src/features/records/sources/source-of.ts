import { mostAnsweredRows, mostCounted, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import type { DataViewSource, FormValues } from '@signet/form'
import { compareBy, compareTexts, meets, sumOf, textComparer } from '@signet/list'
import { Refusal } from '@signet/std'
import type { AskingModel, Model } from '../../../records/models/index.ts'
import {
  type Answer,
  type AnsweredRow,
  answeredFound,
  answeredRows,
  asksOnly,
  givenIn,
  mayGive,
  type ParameterValues,
  readAnsweredId,
} from './answered-rows.ts'
import { countRows, countStretches, type Group, groupRows, type SumField, sumRows } from './count-store.ts'
import { narrowedSource } from './narrowed-source.ts'
import { rowsAfter, rowsAt, rowsByIds } from './page-store.ts'
import type { GroupQuery, RowSource } from './row-source.ts'
import type { RowPosition } from './segments.ts'
import type { RecordQuery } from './select-store.ts'

/** Create one per call: it caches the answers of interfaces. */
export function sourceOf(asking: AskingModel, model: Model): RowSource {
  const { dataView } = model.form.definition
  return dataView ? answeredSource(asking, model, dataView) : storedSource(asking.tx)
}

/** Records in the tables of a form. */
function storedSource(tx: Reader): RowSource {
  return {
    after: (wanted, place, limit) => rowsAfter(tx, wanted, place, limit),
    at: async (wanted, { offset, limit }) => {
      // One more than the page has tells whether another follows.
      const most = Math.max(offset + limit, mostCounted) + 1
      const counts = await countStretches(tx, wanted, most)
      const total = counts.reduce((sum, count) => sum + count, 0)
      const rows = await rowsAt(tx, wanted, { offset, limit, counts, isCut: total >= most })
      return { rows, total }
    },
    byIds: (wanted, ids) => rowsByIds(tx, wanted, ids),
    count: (wanted, most) => countRows(tx, wanted, most),
    sums: (wanted, summed) => sumRows(tx, wanted, summed),
    groups: (wanted, by) => groupRows(tx, wanted, by),
  }
}

/**
 * The rows of a data view. Queries run in memory over the interface's answer, fetched once per set of
 * parameters. Larger answers can only be paged in their own order. Refuses `records.tooManyAnswered`.
 */
function answeredSource(asking: AskingModel, model: Model, view: DataViewSource): RowSource {
  const answers = new Map<string, Promise<Answer>>()
  const answer = (given: ParameterValues) => {
    const name = JSON.stringify(given)
    const known = answers.get(name) ?? answeredRows(asking, { model, view }, { given })
    answers.set(name, known)
    return known
  }
  const meant = async (wanted: RecordQuery) => {
    const { rows, total } = await answer(givenIn(wanted.records))
    if (total > mostAnsweredRows)
      throw new Refusal<RefusalCode>('records.tooManyAnswered', { limit: mostAnsweredRows })
    const order = orderOf(wanted)
    return rows
      .filter(({ values }) => meets(wanted.records, values))
      .toSorted((one, other) => order(one, other))
  }

  /** Returns a page of an answer too large for memory; undefined where all rows are needed or fit. */
  const pageBeyond = async (wanted: RecordQuery, page: Readonly<{ offset: number; limit: number }>) => {
    if (wanted.keys.length > 0 || !asksOnly(wanted.records)) return undefined
    const given = givenIn(wanted.records)
    const { rows, total } = await answer(given)
    if (total <= mostAnsweredRows) return undefined
    const end = page.offset + page.limit
    const own =
      end <= rows.length
        ? rows.slice(page.offset, end)
        : (await answeredRows(asking, { model, view }, { given, page })).rows
    const found = own.map((row, at) => ({
      ...answeredFound(wanted, row),
      sortedBy: [String(page.offset + at + 1)],
    }))
    return { rows: found, total }
  }

  const whole: RowSource = {
    after: async (wanted, place, limit) => {
      const page = await pageBeyond(wanted, { offset: Number(place?.values[0] ?? 0), limit })
      if (page) return page.rows
      const rows = await meant(wanted)
      const start = place ? indexAfter(wanted, rows, place) : 0
      return rows.slice(start, start + limit).map((row) => answeredFound(wanted, row))
    },
    at: async (wanted, { offset, limit }) => {
      const beyond = await pageBeyond(wanted, { offset, limit })
      if (beyond) return beyond
      const rows = await meant(wanted)
      const page = rows.slice(offset, offset + limit)
      return { rows: page.map((row) => answeredFound(wanted, row)), total: rows.length }
    },
    byIds: async (wanted, ids) => {
      const rows = await rowsCalled(asking, { model, view, wanted }, ids)
      return rows.map((row) => answeredFound(wanted, row))
    },
    count: async (wanted) =>
      (await pageBeyond(wanted, { offset: 0, limit: 0 }))?.total ?? (await meant(wanted)).length,
    sums: async (wanted, summed) => sumsOf(await meant(wanted), summed),
    groups: async (wanted, by) => groupsOf(await meant(wanted), by, wanted.locale),
  }
  return narrowedSource(asking, { model, view }, whole)
}

type RowsCall = Readonly<{ model: Model; view: DataViewSource; wanted: RecordQuery }>

/** Fetches each row with the parameters in its id, if the reader may use them. */
async function rowsCalled(asking: AskingModel, { model, view, wanted }: RowsCall, ids: readonly string[]) {
  const read = [...new Set(ids)].flatMap((id) => readAnsweredId(id) ?? [])
  const allowed = read.filter(({ given }) => mayGive(wanted.access, given))
  const byGiven = Map.groupBy(allowed, ({ given }) => JSON.stringify(given))
  const rows = new Map<string, AnsweredRow>()
  for (const same of byGiven.values()) {
    const given = same[0]?.given ?? {}
    const keyQuery = { given, keys: same.map(({ key }) => key) }
    const answer = await answeredRows(asking, { model, view }, keyQuery)
    for (const row of answer.rows) rows.set(row.id, row)
  }
  return [...new Set(ids)]
    .flatMap((id) => rows.get(id) ?? [])
    .filter(({ values }) => meets(wanted.records, values))
}

type SortableRow = Pick<AnsweredRow, 'key' | 'values'>

/** Without sort keys the answer's order is kept; ties are broken by key. */
function orderOf({
  keys,
  locale,
}: Pick<RecordQuery, 'keys' | 'locale'>): (one: SortableRow, other: SortableRow) => number {
  const order = compareBy(keys, textComparer(locale))
  if (keys.length === 0) return () => 0
  return (one, other) => order(one.values, other.values) || compareKeys(one.key, other.key)
}

function compareKeys(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  return compareTexts(one, other)
}

/**
 * Starts after the row of the position, or if it has gone, where it would be. Refuses `request.invalid`
 * where that is unknown.
 */
function indexAfter(wanted: RecordQuery, rows: readonly AnsweredRow[], position: RowPosition): number {
  const { keys } = wanted
  const own = rows.findIndex(({ id }) => id === position.id)
  if (own >= 0) return own + 1
  if (keys.length === 0) throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })

  const order = orderOf(wanted)
  const values = Object.fromEntries(
    keys.flatMap(({ field }, at) =>
      field.from === 'form' ? [[field.field.key, position.values[at] ?? null] as const] : [],
    ),
  )
  const key = readAnsweredId(position.id)?.key ?? ''
  const next = rows.findIndex((row) => order(row, { key, values }) > 0)
  return next === -1 ? rows.length : next
}

function sumsOf(rows: readonly AnsweredRow[], summed: readonly SumField[]): readonly string[] {
  return summed.map(({ field, seen }) =>
    sumOf(
      field,
      rows.map(({ values }) => values).filter((values) => !seen || meets(seen, values)),
    ),
  )
}

function groupsOf(
  rows: readonly AnsweredRow[],
  { by, summed, limit }: GroupQuery,
  locale: RecordQuery['locale'],
): readonly Group[] {
  const key = by.from === 'form' ? by.field.key : ''
  const order = compareBy([{ field: by, isDescending: false }], textComparer(locale))
  const sorted = rows.toSorted((one, other) => order(one.values, other.values))
  const groups = Map.groupBy(sorted, ({ values }) => plainIn(values, key))
  return [...groups]
    .slice(0, limit)
    .map(([value, own]) => ({ value, count: own.length, sums: sumsOf(own, summed) }))
}

function plainIn(values: FormValues, key: string): Group['value'] {
  const value = values[key]
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}
