import type { RefusalCode } from '@signet/contract'
import { isCalendarDay } from '@signet/form'
import type { SortKey } from '@signet/list'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { RowPosition } from '../sources/segments.ts'

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
export function readCursor(keys: readonly SortKey[], cursor: string): Cursor {
  const read = Written.safeParse(parsed(cursor))
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
  return values.length === keys.length && values.every((value, at) => fits(keys[at], value))
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
function fits(key: SortKey | undefined, value: string | null): boolean {
  if (!key || value === null) return key !== undefined
  if (key.field.names) return true
  const shape = key.field.from === 'record' ? instant : shapes[key.field.column ?? '']
  const isTime = shape === instant || shape === day
  return shape === undefined || (shape.test(value) && (!isTime || isCalendarDay(value.slice(0, 10))))
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

function refuse(): never {
  throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
}
