import type { DataViewSource } from '@signet/form'
import { type ListField, meets, type Predicate, type SortKey } from '@signet/list'
import type { Narrowing, ReadColumn, RowTest } from '../../data-interfaces/index.ts'
import { type Given, givenIn } from './given-parameters.ts'
import type { Wanted } from './select-store.ts'

type Asked = Pick<Wanted, 'records' | 'keys' | 'timeZone' | 'locale'>

/**
 * What is wanted of a data view in words of the columns that its fields show, so that the source may leave out and sort.
 * Undefined where a field is of a kind that no database reads as we do, or is filled by no column.
 */
export function narrowingOf(
  { records, keys, timeZone, locale }: Asked,
  { key }: Pick<DataViewSource, 'key'>,
  after?: NonNullable<Narrowing['after']>,
): Narrowing | undefined {
  const where = rowTest(records, givenIn(records))
  const order = keys.map(orderOf)
  if (!where || !isKnown(order)) return undefined
  return { where, order, key, timeZone, locale, ...(after && { after }) }
}

function rowTest(predicate: Predicate, given: Given): RowTest | undefined {
  if (predicate.kind !== 'test') {
    const of = predicate.of.map((part) => rowTest(part, given))
    return isKnown(of) ? { kind: predicate.kind, of } : undefined
  }
  if (isAsked(predicate.field)) return { kind: meets(predicate, given) ? 'all' : 'any', of: [] }
  const read = readOf(predicate.field)
  return read && { kind: 'test', read, test: predicate.test, not: predicate.not }
}

/** Every row carries what it was asked with, so the question has one answer for all of them. */
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
