import type { Reader } from '@signet/db'
import type { ListField, Predicate } from '@signet/list'
import { sql } from 'kysely'
import { fieldColumn, predicateSql } from '../../../records/record-store/index.ts'
import { isNullable } from './segments.ts'
import {
  indexedSql,
  orderedSql,
  type RecordQuery,
  type Sql,
  shapeOf,
  tableSql,
  whereSql,
} from './select-store.ts'

/** Counts the matching records. */
export async function countRows(tx: Reader, wanted: RecordQuery): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from ${tableSql(wanted)} where ${whereSql(wanted)}`.execute(tx)
  return Number(rows[0]?.total ?? 0)
}

/** Counts matching records by walking segment: those with a first key, those without. */
export async function countStretches(tx: Reader, wanted: RecordQuery): Promise<readonly number[]> {
  const [first] = wanted.keys
  if (!first || !isNullable(first)) return [await countRows(tx, wanted)]

  const column = indexedSql(wanted.model, first.field)
  const { rows } = await sql<{ filled: string; total: string }>`
    select count(${column}) as filled, count(*) as total from ${tableSql(wanted)} where ${whereSql(wanted)}`.execute(
    tx,
  )
  const { filled, total } = rows[0] ?? { filled: 0, total: 0 }
  return [Number(filled), Number(total) - Number(filled)]
}

/** A number column, with the records on which it is visible unless that is all. */
export type SumField = Readonly<{ field: ListField; seen: Predicate | undefined }>

/** Returns the sums of number columns as exact decimals. */
export async function sumRows(
  tx: Reader,
  wanted: RecordQuery,
  summed: readonly SumField[],
): Promise<string[]> {
  if (summed.length === 0) return []
  const sums = summed.map((one, at) => sumSql(wanted, one, at))
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(sums)} from ${tableSql(wanted)} where ${whereSql(wanted)}`.execute(tx)
  return summed.map((_, at) => rows[0]?.[`sum${at}`] ?? '0')
}

export type Group = Readonly<{ value: string | boolean | null; count: number; sums: readonly string[] }>

/** Counts records per value of a field, in its sort order; missing values come last. */
export async function groupRows(
  tx: Reader,
  wanted: RecordQuery,
  { by, summed, limit }: Readonly<{ by: ListField; summed: readonly SumField[]; limit: number }>,
): Promise<Group[]> {
  const column = fieldColumn(shapeOf(wanted.model), by, 'm')
  const isTruth = by.from === 'form' && by.column === 'boolean'
  const value = isTruth ? column : sql`(${column})::text`
  const sums = summed.map((one, at) => sql`, ${sumSql(wanted, one, at)}`)
  const { rows } = await sql<Record<string, unknown>>`
    select ${value} as value, count(*)::int as count ${sql.join(sums, sql``)}
    from ${tableSql(wanted)} where ${whereSql(wanted)}
    group by ${column} order by ${orderedSql(wanted, by)} nulls last, ${column} limit ${limit}`.execute(tx)
  return rows.map((row) => ({
    value: row['value'] as Group['value'],
    count: Number(row['count']),
    sums: summed.map((_, at) => String(row[`sum${at}`] ?? '0')),
  }))
}

function sumSql({ model, timeZone }: RecordQuery, { field, seen }: SumField, at: number): Sql {
  const column = fieldColumn(shapeOf(model), field, 'm')
  const filter = seen
    ? sql` filter (where ${predicateSql(shapeOf(model), seen, { alias: 'm', timeZone })})`
    : sql``
  return sql`trim_scale(sum(${column})${filter})::text as ${sql.id(`sum${at}`)}`
}
