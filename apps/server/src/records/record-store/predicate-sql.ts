import { containsPattern, tenantSchema } from '@signet/db'
import type { ColumnType, TableShape } from '@signet/form'
import type { ListField, Predicate, SystemPath, Test } from '@signet/list'
import { type RawBuilder, sql } from 'kysely'
import { readableCases } from '../../cases/reading/readable-case-store.ts'
import { childTables, mainTable, type RecordPlace } from './record-place.ts'
import { tableNamed } from './record-row.ts'

export type Shape = Pick<RecordPlace, 'tenant' | 'plan' | 'tables'>
/** Alias of the main table, and the time zone that determines where days begin. */
export type SqlContext = Readonly<{ alias: string; timeZone: string }>

/** Translates a predicate to SQL on the main table. Names come from the form engine, values are bound. */
export function predicateSql(shape: Shape, predicate: Predicate, saying: SqlContext): SqlCondition {
  if (predicate.kind === 'test') return fieldSql(shape, predicate, saying)
  if (predicate.kind === 'noCase') return sql<boolean>`${sql.id(saying.alias, '_case_id')} is null`
  if (predicate.kind === 'case')
    return sql<boolean>`${sql.id(saying.alias, '_case_id')} in (${readableCases(shape.tenant, predicate)})`

  const { kind, of } = predicate
  if (of.length === 0) return kind === 'all' ? sql<boolean>`true` : sql<boolean>`false`
  const parts = of.map((part) => sql`(${predicateSql(shape, part, saying)})`)
  return sql<boolean>`${sql.join(parts, kind === 'all' ? sql` and ` : sql` or `)}`
}

type VisibleShape = Shape & Readonly<{ hasFlow: boolean }>
type VisibleContext = SqlContext & Readonly<{ personId: string }>

/** Selects existing matching records; drafts of cases are visible only to their author. */
export function visibleSql(shape: VisibleShape, records: Predicate, context: VisibleContext): Sql {
  const { alias, personId } = context
  const condition = predicateSql(shape, records, context)
  const there = sql`${sql.id(alias, '_deleted_at')} is null`
  if (!shape.hasFlow) return sql`${there} and (${condition})`

  return sql`${there} and (${condition}) and (${sql.id(alias, '_case_id')} is null or not exists (
    select from ${sql.id(tenantSchema(shape.tenant), 'flow_case')} c
    where c.id = ${sql.id(alias, '_case_id')} and c.status = 'draft' and c.starter_id <> ${personId}))`
}

/** Returns a field's column with the alias, or without one for index definitions. */
export function fieldColumn(shape: Shape, field: ListField, alias?: string): Sql {
  if (field.from === 'record') return systemColumn(shape, field.system, alias)
  const { name } = columnOf(mainTable(shape), field.path)
  return alias === undefined ? sql.id(name) : sql.id(alias, name)
}

type TestPredicate = Extract<Predicate, { kind: 'test' }>

function fieldSql(shape: Shape, { field, test, not }: TestPredicate, saying: SqlContext): SqlCondition {
  const truth =
    field.from === 'record' ? systemSql(shape, field, test, saying) : formSql(shape, field, test, saying)
  return not ? sql<boolean>`(${truth}) is not true` : truth
}

type FormField = Extract<ListField, { from: 'form' }>
type SystemField = Extract<ListField, { from: 'record' }>

function formSql(shape: Shape, { field, path }: FormField, test: Test, { alias }: SqlContext): SqlCondition {
  const { kind, parent, key } = field
  if (kind.holds === 'rows') return sql<boolean>`not ${rowsWhere(shape, key, alias, sql<boolean>`true`)}`
  if (parent === undefined) return columnSql(mainTable(shape), path, alias, test)

  const child = childNamed(shape, parent)
  if (test.is === 'empty') {
    const filled = sql<boolean>`not (${columnSql(child, path, 'r', test)})`
    return sql<boolean>`not ${rowsWhere(shape, parent, alias, filled)}`
  }
  return rowsWhere(shape, parent, alias, columnSql(child, path, 'r', test))
}

function columnSql(table: TableShape, path: string, alias: string, test: Test): SqlCondition {
  const { name, type } = columnOf(table, path)
  const isIndexed = table.parent === undefined && type === 'text' && isShort(test)
  return testSql(isIndexed ? indexedText(sql.id(alias, name)) : sql.id(alias, name), type, test)
}

const longestEntry = 200

/** Cuts a text to what an index entry can hold. */
export function indexedText(column: Sql): Sql {
  return sql`left(${column}, ${sql.lit(longestEntry)})`
}

/**
 * Returns the rank of an id in a list, from 1; others rank last. Literal, so that an index over it has the
 * same expression.
 */
function placeSql(column: Sql, ids: readonly string[]): Sql {
  const list = sql`array[${sql.join(ids.map((id) => sql.lit(id)))}]::text[]`
  const last = sql.lit(ids.length + 1)
  return sql`coalesce(array_position(${list}, ${column}), case when ${column} is not null then ${last} end)`
}

/** Returns the sort expression of a field, as indexed; long texts are cut to fit an index entry. */
export function sortedSql(shape: Shape, field: ListField, alias?: string): Sql {
  const column = fieldColumn(shape, field, alias)
  if (field.from !== 'form' || field.column !== 'text') return column
  return field.order ? placeSql(column, field.order) : indexedText(column)
}

/** A text shorter than the cut equals no cut text, so the index suffices. */
function isShort(test: Test): boolean {
  const isBelow = (value: string | boolean) => String(value).length < longestEntry
  if (test.is === 'equals') return isBelow(test.value)
  return test.is === 'anyOf' && test.values.every(isBelow)
}

function rowsWhere(shape: Shape, key: string, alias: string, truth: SqlCondition): SqlCondition {
  return sql<boolean>`exists (select from ${tableNamed(shape, childNamed(shape, key).name)} r
    where r._record_id = ${sql.id(alias, 'id')} and ${truth})`
}

const columnNames: Readonly<Record<Exclude<SystemPath, '$status'>, string>> = {
  $author: '_created_by',
  $createdAt: '_created_at',
  $changedBy: '_changed_by',
  $changedAt: '_changed_at',
  $organization: '_organization_id',
  $position: '_post_id',
}

function systemSql(
  shape: Shape,
  { system, type }: SystemField,
  test: Test,
  saying: SqlContext,
): SqlCondition {
  const column = systemColumn(shape, system, saying.alias)
  return type === 'instant' ? instantSql(column, test, saying.timeZone) : testSql(column, 'text', test)
}

function systemColumn({ tenant }: Shape, system: SystemPath, alias?: string): Sql {
  if (system !== '$status')
    return alias === undefined ? sql.id(columnNames[system]) : sql.id(alias, columnNames[system])
  if (alias === undefined) throw new Error('The status of a case is no column of its record')
  return sql`(select status from ${sql.id(tenantSchema(tenant), 'flow_case')} c where c.id = ${sql.id(alias, '_case_id')})`
}

function childNamed(shape: Shape, key: string): TableShape {
  const child = childTables(shape).find((table) => table.key === key)
  if (!child) throw new Error(`The form has no sub-table ${JSON.stringify(key)}`)
  return child
}

export function columnOf({ columns }: TableShape, path: string): TableShape['columns'][number] {
  const column = columns.find((one) => one.path === path)
  if (!column) throw new Error(`The form has no column for ${JSON.stringify(path)}`)
  return column
}

export type Sql = RawBuilder<unknown>
type SqlCondition = RawBuilder<boolean>

/** Translates a test of a column to SQL; every value is bound. */
function testSql(column: Sql, type: ColumnType, test: Test): SqlCondition {
  switch (test.is) {
    case 'empty':
      return sql<boolean>`${column} is null`
    case 'equals':
      return sql<boolean>`${column} = ${typedSql(test.value, type)}`
    case 'anyOf':
      return anyOfSql(column, type, test.values)
    case 'contains':
      return sql<boolean>`${textOf(column, type)} ilike ${containsPattern(test.text)}`
    case 'between':
      return andSql(
        test.from === undefined ? undefined : sql<boolean>`${column} >= ${typedSql(test.from, type)}`,
        test.to === undefined ? undefined : untilSql(column, type, test.to),
      )
  }
}

/** Does the same for an instant; a day without a time is a local day of the office. */
function instantSql(column: Sql, test: Test, timeZone: string): SqlCondition {
  if (test.is !== 'between') throw new Error(`An instant cannot be tested by ${test.is}`)

  const start = (day: string, plus: number) =>
    sql`((${day}::date + ${plus}::integer)::timestamp at time zone ${timeZone})`
  const { from, to } = test
  return andSql(
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

function andSql(one: SqlCondition | undefined, other: SqlCondition | undefined): SqlCondition {
  if (one && other) return sql<boolean>`(${one} and ${other})`
  return one ?? other ?? sql<boolean>`true`
}

/** The last day is included entirely. */
function untilSql(column: Sql, type: ColumnType, to: string): SqlCondition {
  return type === 'timestamp' && isDay(to)
    ? sql<boolean>`${column} < (${to}::date + 1)`
    : sql<boolean>`${column} <= ${typedSql(to, type)}`
}

function isDay(text: string): boolean {
  return text.length === 10
}

function anyOfSql(column: Sql, type: ColumnType, values: readonly string[]): SqlCondition {
  const list = sql`${[...values]}::text[]`
  if (type === 'text') return sql<boolean>`${column} = any(${list})`
  if (type === 'text[]') return sql<boolean>`${column} && ${list}`
  if (type === 'jsonb')
    return sql<boolean>`exists (select from unnest(${list}) as one
      where ${column} @> to_jsonb(array[one]) or ${column} @> jsonb_build_array(to_jsonb(array[one])))`
  return sql<boolean>`${column}::text = any(${list})`
}

function typedSql(value: string | boolean, type: ColumnType): Sql {
  // The type comes from the closed list of `columnTypes`; no other raw SQL is used.
  return sql`${value}::${sql.raw(type)}`
}

function textOf(column: Sql, type: ColumnType): Sql {
  if (type === 'text') return column
  return type === 'text[]' ? sql`array_to_string(${column}, ' ')` : sql`${column}::text`
}
