import { containing } from '@signet/db'
import type { ColumnType } from '@signet/form'
import type { Test } from '@signet/list'
import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<unknown>
export type Truth = RawBuilder<boolean>

/** Translates a test of a column to SQL; every value is bound. */
export function testSql(column: Sql, type: ColumnType, test: Test): Truth {
  switch (test.is) {
    case 'empty':
      return sql<boolean>`${column} is null`
    case 'equals':
      return sql<boolean>`${column} = ${typed(test.value, type)}`
    case 'anyOf':
      return anyOfSql(column, type, test.values)
    case 'contains':
      return sql<boolean>`${textOf(column, type)} ilike ${containing(test.text)}`
    case 'between':
      return both(
        test.from === undefined ? undefined : sql<boolean>`${column} >= ${typed(test.from, type)}`,
        test.to === undefined ? undefined : until(column, type, test.to),
      )
  }
}

/** Does the same for an instant; a day without a time is a local day of the office. */
export function instantSql(column: Sql, test: Test, timeZone: string): Truth {
  if (test.is !== 'between') throw new Error(`A moment cannot be asked for by ${test.is}`)

  const start = (day: string, plus: number) =>
    sql`((${day}::date + ${plus}::integer)::timestamp at time zone ${timeZone})`
  const { from, to } = test
  return both(
    from === undefined
      ? undefined
      : sql<boolean>`${column} >= ${isDay(from) ? start(from, 0) : sql`${from}::timestamptz`}`,
    to === undefined
      ? undefined
      : isDay(to)
        ? sql<boolean>`${column} < ${start(to, 1)}`
        : sql<boolean>`${column} <= ${to}::timestamptz`,
  )
}

function both(one: Truth | undefined, other: Truth | undefined): Truth {
  if (one && other) return sql<boolean>`(${one} and ${other})`
  return one ?? other ?? sql<boolean>`true`
}

/** The last day is included entirely. */
function until(column: Sql, type: ColumnType, to: string): Truth {
  return type === 'timestamp' && isDay(to)
    ? sql<boolean>`${column} < (${to}::date + 1)`
    : sql<boolean>`${column} <= ${typed(to, type)}`
}

function isDay(text: string): boolean {
  return text.length === 10
}

function anyOfSql(column: Sql, type: ColumnType, values: readonly string[]): Truth {
  const list = sql`${[...values]}::text[]`
  if (type === 'text') return sql<boolean>`${column} = any(${list})`
  if (type === 'text[]') return sql<boolean>`${column} && ${list}`
  if (type === 'jsonb')
    return sql<boolean>`exists (select from unnest(${list}) as one
      where ${column} @> to_jsonb(array[one]) or ${column} @> jsonb_build_array(to_jsonb(array[one])))`
  return sql<boolean>`${column}::text = any(${list})`
}

function typed(value: string | boolean, type: ColumnType): Sql {
  // The type comes from the closed list of `columnTypes`; no other raw SQL is used.
  return sql`${value}::${sql.raw(type)}`
}

function textOf(column: Sql, type: ColumnType): Sql {
  if (type === 'text') return column
  return type === 'text[]' ? sql`array_to_string(${column}, ' ')` : sql`${column}::text`
}
