import type { Reader } from '@signet/db'
import type { ListField, Predicate } from '@signet/list'
import { sql } from 'kysely'
import { fieldColumn, predicateSql } from '../../../records/record-store/index.ts'
import { isNullable } from './segments.ts'
import { orderedSql, type RecordQuery, type Sql, shapeOf, tableSql, whereSql } from './select-store.ts'

/** Counts the matching records; with `most`, stops there. */
export async function countRows(tx: Reader, wanted: RecordQuery, most?: number): Promise<number> {
  return most === undefined ? countAll(tx, wanted) : countUpTo(tx, wanted, { within: sql`true`, most })
}

async function countAll(tx: Reader, wanted: RecordQuery): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from ${tableSql(wanted)} where ${whereSql(wanted)}`.execute(tx)
  return Number(rows[0]?.total ?? 0)
}

type Counted = Readonly<{ within: Sql; most: number }>

async function countUpTo(tx: Reader, wanted: RecordQuery, { within, most }: Counted): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from (
      select from ${tableSql(wanted)} where ${whereSql(wanted)} and ${within} limit ${most}
    ) as counted`.execute(tx)
  return Number(rows[0]?.total ?? 0)
}

/**
 * Counts matching records by walking segment: those with a first key, those without. Stops at `most` of both together,
 * so that an index over the key is read no further.
 */
export async function countStretches(
  tx: Reader,
  wanted: RecordQuery,
  most: number,
): Promise<readonly number[]> {
  const [first] = wanted.keys
  if (!first || !isNullable(first)) return [await countRows(tx, wanted, most)]

  const column = orderedSql(wanted, first.field)
  const filled = await countUpTo(tx, wanted, { within: sql`${column} is not null`, most })
  if (filled >= most) return [filled, 0]
  return [filled, await countUpTo(tx, wanted, { within: sql`${column} is null`, most: most - filled })]
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
