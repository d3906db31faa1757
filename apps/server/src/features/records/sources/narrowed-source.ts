import type { DataViewSource } from '@signet/form'
import { type ListField, meets, type Predicate, type SortKey } from '@signet/list'
import type { AskingModel, Model } from '../../../records/models/index.ts'
import type { ReadColumn, RowFilter, RowTest } from '../../data-interfaces/index.ts'
import {
  type Answer,
  answeredFound,
  givenIn,
  narrowedAnswer,
  type ParameterValues,
  readAnsweredId,
} from './answered-rows.ts'
import type { RowSource } from './row-source.ts'
import type { RowPosition } from './segments.ts'
import type { RecordQuery } from './select-store.ts'

type DataView = Readonly<{ model: Model; view: DataViewSource }>

type Page = Readonly<{ offset: number; limit: number }>

/**
 * Pages of a data view whose source filters and sorts, so that only the page travels. Each row is checked
 * again; where the source cannot or disagrees, `whole` answers.
 */
export function narrowedSource(asking: AskingModel, viewed: DataView, whole: RowSource): RowSource {
  const answer = async (
    wanted: RecordQuery,
    page: Page,
    after?: RowPosition,
  ): Promise<Answer | undefined> => {
    const key = after && readAnsweredId(after.id)?.key
    if (after && key === undefined) return undefined
    const narrowing = narrowingOf(
      wanted,
      viewed.view,
      after && key !== undefined ? { values: after.values, key } : undefined,
    )
    const found =
      narrowing && (await narrowedAnswer(asking, viewed, { given: givenIn(wanted.records), page }, narrowing))
    return found?.rows.every(({ values }) => meets(wanted.records, values)) ? found : undefined
  }

  return {
    ...whole,
    after: async (wanted, place, limit) => {
      const [page, after] = startOf(wanted, place, limit)
      const found = await answer(wanted, page, after)
      if (!found) return whole.after(wanted, place, limit)
      if (wanted.keys.length > 0) return found.rows.map((row) => answeredFound(wanted, row))
      return found.rows.map((row, at) => ({
        ...answeredFound(wanted, row),
        sortedBy: [String(page.offset + at + 1)],
      }))
    },
    at: async (wanted, page) => {
      const found = await answer(wanted, page)
      if (!found) return whole.at(wanted, page)
      return { rows: found.rows.map((row) => answeredFound(wanted, row)), total: found.total }
    },
    count: async (wanted) =>
      (await answer(wanted, { offset: 0, limit: 0 }))?.total ?? (await whole.count(wanted)),
  }
}

/** Without sort keys, a position is the number of preceding rows. */
function startOf(
  { keys }: RecordQuery,
  position: RowPosition | null,
  limit: number,
): readonly [Page, RowPosition | undefined] {
  if (keys.length > 0) return [{ offset: 0, limit }, position ?? undefined]
  return [{ offset: Number(position?.values[0] ?? 0), limit }, undefined]
}

type NarrowingQuery = Pick<RecordQuery, 'records' | 'keys' | 'timeZone' | 'locale'>

/**
 * Translates a query into conditions on source columns. Returns undefined for fields without a column, or
 * whose kind databases compare differently from us.
 */
function narrowingOf(
  { records, keys, timeZone, locale }: NarrowingQuery,
  { key }: Pick<DataViewSource, 'key'>,
  after?: NonNullable<RowFilter['after']>,
): RowFilter | undefined {
  const where = rowTest(records, givenIn(records))
  const order = keys.map(orderOf)
  if (!where || !isKnown(order)) return undefined
  return { where, order, key, timeZone, locale, ...(after && { after }) }
}

function rowTest(predicate: Predicate, given: ParameterValues): RowTest | undefined {
  if (predicate.kind === 'all' || predicate.kind === 'any') {
    const of = predicate.of.map((part) => rowTest(part, given))
    return isKnown(of) ? { kind: predicate.kind, of } : undefined
  }
  if (predicate.kind !== 'test' || isAsked(predicate.field))
    return { kind: meets(predicate, given) ? 'all' : 'any', of: [] }
  const read = readOf(predicate.field)
  return read && { kind: 'test', read, test: predicate.test, not: predicate.not }
}

/** All rows share their parameters, so the condition is the same for each. */
function isAsked(field: ListField): boolean {
  return field.from === 'form' && field.field.definition.asks !== undefined
}

function readOf(field: ListField): ReadColumn | undefined {
  if (field.from !== 'form') return undefined
  const { kind, settings, definition } = field.field
  const as = kind.answered?.(settings)
  return as && definition.answers !== undefined ? { column: definition.answers, as } : undefined
}

function orderOf({ field, isDescending }: SortKey) {
  const read = readOf(field)
  const places = field.from === 'form' ? field.order : undefined
  return read && { read, isDescending, ...(places && { places }) }
}

function isKnown<One>(all: readonly (One | undefined)[]): all is readonly One[] {
  return !all.includes(undefined)
}
