import { containsPattern } from '@signet/db'
import type { Locale } from '@signet/i18n'
import { sortedCharacters, type Test } from '@signet/list'
import { collationOf } from '../../../records/record-store/index.ts'
import { type Binding, keySql, readSql, typeOfRead } from './read-sql.ts'
import { columnsOf, type ReadColumn, type RowFilter, type RowTest } from './source-kind.ts'
import { type BoundStatement, quotedName, sentSql } from './wrap-statement.ts'

/** The columns of a statement, as described by the database. */
export type StatementColumns = readonly Readonly<{ name: string; type: number }>[]

/**
 * Queries the database's encoding and collations and the columns of a statement, without reading its rows.
 */
export function describedStatement({ text, values }: BoundStatement, locale: Locale): BoundStatement {
  return {
    text: `select current_setting('server_encoding') as encoding,
        exists (select from pg_catalog.pg_collation where collname = '${collationOf[locale]}') as sorts,
        described.* from (select 1) as one
      left join lateral (select * from (\n${text}\n) as "row of signet" limit 0) as described on true`,
    values,
  }
}

type Page = Readonly<{ offset: number; limit: number }>

/**
 * Builds statements for the filtered, sorted page and the total. Names come from the database's own
 * description, values are bound. Returns undefined for ambiguous columns or types compared differently.
 */
export function narrowStatements(
  { text, values }: BoundStatement,
  described: StatementColumns,
  narrowing: RowFilter,
): Readonly<{ rows: (page: Page) => BoundStatement; total: BoundStatement }> | undefined {
  if (!columnsOf(narrowing).every((name) => described.filter((one) => one.name === name).length === 1))
    return undefined
  const bound = [...values]
  const bind = (value: unknown) => `$${bound.push(value)}`
  const reads = readsOf(described, narrowing, bind)
  if (!reads) return undefined
  const from = `from (\n${text}\n) as "row of signet" cross join lateral (select ${reads.columns}) as "read"`
  const where = `(${whereSql(narrowing.where, reads.named, bind)})`
  const total = { text: `select count(*)::text as total ${from} where ${where}`, values: [...bound] }

  const keys = orderKeys(narrowing, reads.named, bind)
  const after = narrowing.after ? ` and (${afterSql(narrowing.after, keys, bind)})` : ''
  const order =
    keys.length === 0
      ? ''
      : `order by ${keys.map(orderSql).join(', ')}, "read"."key" nulls last, "row of signet"::text collate "C"`
  const meant = `select row_to_json("row of signet")::text as line ${from} where ${where}${after} ${order}`
  return { total, rows: (page) => sentSql({ text: meant, values: bound }, page) }
}

type ColumnNaming = (read: ReadColumn) => string

/** Each column is read once, under an alias of ours. */
function readsOf(described: StatementColumns, { where, order, key, timeZone }: RowFilter, bind: Binding) {
  const wanted = new Map(
    [...order.map(({ read }) => read), ...readsIn(where)].map((read) => [nameOf(read), read]),
  )
  const column = (name: string) => ({
    name: quotedName(name),
    type: described.find((one) => one.name === name)?.type ?? 0,
  })
  const names = [...wanted.keys()]
  const written = [...wanted.values()].map(({ column: name, as }) =>
    readSql(column(name), as, bind, timeZone),
  )
  if (written.includes(undefined)) return undefined
  const columns = [`${keySql(column(key))} as "key"`, ...written.map((one, at) => `${one} as "r${at}"`)]
  return {
    columns: columns.join(', '),
    named: (read: ReadColumn) => `"read"."r${names.indexOf(nameOf(read))}"`,
  }
}

function nameOf(read: ReadColumn): string {
  return JSON.stringify([read.column, read.as])
}

function readsIn(test: RowTest): readonly ReadColumn[] {
  return test.kind === 'test' ? [test.read] : test.of.flatMap(readsIn)
}

function whereSql(test: RowTest, named: ColumnNaming, bind: Binding): string {
  if (test.kind === 'test') {
    const truth = testSql(named(test.read), test, bind)
    return test.not ? `(${truth}) is not true` : truth
  }
  if (test.of.length === 0) return test.kind === 'all' ? 'true' : 'false'
  return test.of
    .map((part) => `(${whereSql(part, named, bind)})`)
    .join(test.kind === 'all' ? ' and ' : ' or ')
}

type ColumnTest = Readonly<{ read: ReadColumn; test: Test }>

function testSql(name: string, { read, test }: ColumnTest, bind: Binding): string {
  const type = typeOfRead(read.as)
  const value = (one: string | boolean) => `${bind(String(one))}::text::${type}`
  switch (test.is) {
    case 'empty':
      return `${name} is null`
    case 'equals':
      return `${name} = ${value(test.value)}`
    case 'anyOf':
      return `${name}::text = any(${bind([...test.values])}::text[])`
    case 'contains':
      return `${name}::text collate "default" ilike ${bind(containsPattern(test.text))}`
    case 'between': {
      const from = test.from === undefined ? 'true' : `${name} >= ${value(test.from)}`
      if (test.to === undefined) return from
      const isWholeDay = type === 'timestamp' && test.to.length === 10
      return `${from} and ${isWholeDay ? `${name} < ${bind(test.to)}::text::date + 1` : `${name} <= ${value(test.to)}`}`
    }
  }
}

type Key = Readonly<{ sql: string; sign: '>' | '<'; value: (place: string) => string }>

function orderKeys({ order, locale }: RowFilter, named: ColumnNaming, bind: Binding): readonly Key[] {
  return order.map(({ read, isDescending, places }) => {
    const [name, type, sign] = [named(read), typeOfRead(read.as), isDescending ? '<' : '>'] as const
    if (places) {
      const last = places.length + 1
      const place = `coalesce(array_position(${bind([...places])}::text[], ${name}::text), ${last})`
      return {
        sql: `case when ${name} is not null then ${place} end`,
        sign,
        value: (one) => String(places.indexOf(one) + 1 || last),
      }
    }
    return {
      sql: type === 'text' ? `left(${name}, ${sortedCharacters}) collate "${collationOf[locale]}"` : name,
      sign,
      value: (one) => `${bind(one)}::text::${type}`,
    }
  })
}

function orderSql({ sql, sign }: Key): string {
  return `${sql} ${sign === '<' ? 'desc' : 'asc'} nulls last`
}

/**
 * Matches rows that equal the preceding keys and lie beyond the next, and finally rows beyond the key
 * itself.
 */
function afterSql(
  { values, key }: NonNullable<RowFilter['after']>,
  keys: readonly Key[],
  bind: Binding,
): string {
  const same = keys.map(({ sql, value }, at) => {
    const own = values[at] ?? null
    return own === null ? `${sql} is null` : `${sql} = ${value(own)}`
  })
  const beyond = keys.map(({ sql, sign, value }, at) => {
    const own = values[at] ?? null
    return own === null ? 'false' : `(${sql} ${sign} ${value(own)} or ${sql} is null)`
  })
  const stretches = beyond.map((one, at) => [...same.slice(0, at), one].join(' and '))
  const ties = [...same, `("read"."key" > ${bind(key)} or "read"."key" is null)`].join(' and ')
  return [...stretches, ties].map((one) => `(${one})`).join(' or ')
}
