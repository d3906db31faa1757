import { createHash } from 'node:crypto'
import { type Tx, tenantSchema } from '@signet/db'
import type { ColumnType, FormPlan } from '@signet/form'
import { type ListField, type ListPlan, listField } from '@signet/list'
import { canonicalJson } from '@signet/std'
import { sql } from 'kysely'
import { columnOf, fieldColumn, indexedText, type Shape, type Sql, sortedSql } from './predicate-sql.ts'
import { mainTable } from './record-place.ts'
import { tableNamed } from './record-row.ts'

type IndexedList = Shape & Readonly<{ tx: Tx; list: ListPlan }>

/**
 * Creates the indexes that a list needs and drops its old ones, in the caller's transaction. Waits at most
 * three seconds for writers. Returns the number of indexes.
 */
export async function changeListIndexes(indexed: IndexedList): Promise<number> {
  const { tx, list } = indexed
  const table = mainTable(indexed).name
  const wanted = new Map(
    listIndexes(list)
      .filter((one) => !indexExists(indexed, one))
      .map((one) => [nameOf(indexed, one), one]),
  )
  const before = await namesOfIndexes(indexed, table)
  await sql`set local lock_timeout = '3s'`.execute(tx)
  await sql`set local statement_timeout = '10min'`.execute(tx)

  const gone = before.filter((name) => !wanted.has(name))
  for (const name of gone) await dropIndex(indexed, name)
  for (const [name, index] of wanted) {
    await tellPlanner(indexed, name, index)
    if (before.includes(name)) continue
    await sql`create index ${sql.id(name)} on ${tableNamed(indexed, table)} ${columnsSql(indexed, index)}
      where _deleted_at is null`.execute(tx)
  }
  return wanted.size
}

/**
 * Sets statistics for an index on the beginning of a text. By default the planner assumes one match in two
 * hundred for an expression, and sorts a table it could walk.
 */
async function tellPlanner(indexed: IndexedList, name: string, index: ListIndex): Promise<void> {
  const { tx, tenant, plan } = indexed
  const [path = ''] = pathsOf(index)
  const field = listField(plan, path)
  if (index.kind !== 'order' || field?.from !== 'form' || field.column !== 'text') return

  await sql`create statistics if not exists ${sql.id(tenantSchema(tenant), name)}
    on (${columnSql(indexed, path, 'order')}) from ${tableNamed(indexed, mainTable(indexed).name)}`.execute(
    tx,
  )
}

/** The form has created the index already, for a key field. */
function indexExists(indexed: IndexedList, index: ListIndex): boolean {
  const [path = ''] = pathsOf(index)
  return index.kind !== 'order' && columnOf(mainTable(indexed), path).index === index.kind
}

/** Names an index by a hash of its definition and types. */
function nameOf(indexed: IndexedList, index: ListIndex): string {
  const { name, columns } = mainTable(indexed)
  const types = pathsOf(index).map((path) => columns.find((column) => column.path === path)?.type ?? '')
  const hash = createHash('sha256').update(canonicalJson({ index, types })).digest('hex')
  return `${name}__l_${hash.slice(0, 12)}`
}

/** Returns the indexes of a list, except those over columns that were set aside. */
async function namesOfIndexes(indexed: IndexedList, table: string): Promise<readonly string[]> {
  const { tx, tenant } = indexed
  const { rows } = await sql<{ name: string; text: string }>`
    select indexname as name, indexdef as text from pg_indexes
    where schemaname = ${tenantSchema(tenant)} and tablename = ${table}
      and starts_with(indexname, ${`${table}__l_`})`.execute(tx)
  const stale = rows.filter(({ text }) => /__was_\d/.test(text))
  for (const { name } of stale) await dropIndex(indexed, name)
  return rows.filter((row) => !stale.includes(row)).map(({ name }) => name)
}

async function dropIndex({ tx, tenant }: IndexedList, name: string): Promise<void> {
  await sql`drop index ${sql.id(tenantSchema(tenant), name)}`.execute(tx)
  await sql`drop statistics if exists ${sql.id(tenantSchema(tenant), name)}`.execute(tx)
}

function columnsSql(indexed: IndexedList, index: ListIndex): Sql {
  switch (index.kind) {
    case 'words':
      return sql`using gin (${columnSql(indexed, index.path)} extensions.gin_trgm_ops)`
    case 'members':
      return sql`using gin (${columnSql(indexed, index.path)})`
    case 'order': {
      const [first] = index.parts
      const parts = index.parts.map(({ path, isDescending, order }, at) => {
        const direction = isDescending ? sql`desc` : sql`asc`
        const by = order ? sortedSql(indexed, fieldOf(indexed, path)) : columnSql(indexed, path, 'order')
        return sql`(${by}) ${direction}${at === 0 ? sql`` : sql` nulls last`}`
      })
      return sql`(${sql.join([...parts, first?.isDescending ? sql`id desc` : sql`id asc`])})`
    }
  }
}

/** Returns the column without table name, as index definitions require. */
function columnSql(shape: Shape & Pick<IndexedList, 'list'>, path: string, kind?: 'order'): Sql {
  const field = fieldOf(shape, path)
  if (field.from === 'record') return fieldColumn(shape, field)
  const column = fieldColumn(shape, field)
  return kind === 'order' && field.column === 'text' ? indexedText(column) : column
}

function fieldOf({ plan }: Shape, path: string): ListField {
  const field = listField(plan, path)
  if (!field) throw new Error(`A list without ${JSON.stringify(path)}`)
  return field
}

/** `order` lists ids by rank, where rank and not the stored value determines the order. */
type IndexPart = Readonly<{ path: string; isDescending: boolean; order?: readonly string[] }>

/** An index of a list: a sort order (ending in the record's id), words, or members. */
type ListIndex = Readonly<
  { kind: 'order'; parts: readonly IndexPart[] } | { kind: 'words' | 'members'; path: string }
>

/** Every index slows all writes, so only the first of these are created. */
const mostIndexes = 16

/** Returns indexes for what a list searches, filters, groups and sorts by, most used first. */
function listIndexes({ definition, form }: ListPlan): readonly ListIndex[] {
  const { sort, keyword, searches, columns, tabs, group, tree, leftTree, restricts } = definition
  const same = [tabs?.field, group?.field, tree?.parent, leftTree?.field].filter((path) => path !== undefined)
  const wanted = [
    orderIndexOf(
      form,
      sort.map(({ field, direction }) => sortPart(form, field, { isDescending: direction === 'descending' })),
    ),
    ...(restricts.records
      ? ['$author', '$organization'].map((path) => ascendingIndex(path, '$createdAt'))
      : []),
    ...keyword.map((path): ListIndex => ({ kind: 'words', path })),
    ...same.flatMap((path) => sameIndex(form, path)),
    ...searches.flatMap(({ field }) => searchIndex(form, field)),
    ...columns.filter(({ sortable }) => sortable).flatMap(({ field }) => sortIndex(form, field)),
  ]
  const known = wanted.filter((index) => pathsOf(index).every((path) => isInMainTable(form, path)))
  return [...new Map(known.map((index) => [JSON.stringify(index), index])).values()].slice(0, mostIndexes)
}

function pathsOf(index: ListIndex): readonly string[] {
  return index.kind === 'order' ? index.parts.map(({ path }) => path) : [index.path]
}

/**
 * An index on one key is walked in both directions, on several only as given. Display names have no index.
 */
function orderIndexOf(form: FormPlan, parts: readonly IndexPart[]): ListIndex {
  const [first] = parts
  if (!first || parts.some(({ path }) => listField(form, path)?.names)) return ascendingIndex('$createdAt')
  return { kind: 'order', parts: parts.length === 1 ? [{ ...first, isDescending: false }] : parts }
}

function ascendingIndex(...paths: readonly string[]): ListIndex {
  return { kind: 'order', parts: paths.map((path) => ({ path, isDescending: false })) }
}

/** Returns the index for records with one value of the field. */
function sameIndex(form: FormPlan, path: string): ListIndex[] {
  const field = listField(form, path)
  if (!field) return []
  const kind = field.from === 'record' ? 'order' : kinds[field.column ?? 'boolean']
  return indexOf(path, kind)
}

function searchIndex(form: FormPlan, path: string): ListIndex[] {
  const field = listField(form, path)
  const isWords = field?.from === 'form' && field.column === 'text' && field.operators.includes('contains')
  return isWords ? indexOf(path, 'words') : sameIndex(form, path)
}

function indexOf(path: string, kind: ListIndex['kind'] | undefined): ListIndex[] {
  if (kind === undefined) return []
  return [kind === 'order' ? ascendingIndex(path) : { kind, path }]
}

function sortIndex(form: FormPlan, path: string): ListIndex[] {
  const field = listField(form, path)
  return field?.isSortable && field.names === undefined
    ? [{ kind: 'order', parts: [sortPart(form, path, { isDescending: false })] }]
    : []
}

function sortPart(
  form: FormPlan,
  path: string,
  { isDescending }: Pick<IndexPart, 'isDescending'>,
): IndexPart {
  const field = listField(form, path)
  const order = field?.from === 'form' ? field.order : undefined
  return { path, isDescending, ...(order ? { order } : {}) }
}

const kinds: Readonly<Record<ColumnType, ListIndex['kind'] | undefined>> = {
  text: 'order',
  numeric: 'order',
  date: 'order',
  timestamp: 'order',
  boolean: undefined,
  'text[]': 'members',
  jsonb: 'members',
}

/** Sub-table rows are found through their record. */
function isInMainTable(form: FormPlan, path: string): boolean {
  const field = listField(form, path)
  if (!field) return false
  return field.from === 'record'
    ? field.type !== 'status'
    : field.field.parent === undefined && field.column !== undefined
}
