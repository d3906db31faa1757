import { type Reader, type Tx, tenantSchema } from '@signet/db'
import type { ColumnIndex, KeyShape, TableShape, TableStep } from '@signet/form'
import type { Predicate } from '@signet/list'
import { Refusal } from '@signet/std'
import { type RawBuilder, sql } from 'kysely'
import { visibleSql } from './predicate-sql.ts'
import { mainTable, type RecordPlace } from './record-place.ts'

type TenantTx = Readonly<{ tx: Tx; tenant: string }>
type TenantReader = Readonly<{ tx: Reader; tenant: string }>

type Column = TableShape['columns'][number]

/**
 * Applies the table changes of a publication in the caller's transaction. Waits at most three seconds for
 * users of a table, then refuses the publication.
 * Names must come from the form engine.
 */
export async function changeTables({ tx, tenant }: TenantTx, steps: readonly TableStep[]): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(tx)
  for (const step of steps) {
    await statementOf(tenantSchema(tenant), step)
      .execute(tx)
      .catch((error: unknown) => refuseForeign(step, error))
  }
}

function statementOf(schema: string, step: TableStep): RawBuilder<unknown> {
  switch (step.step) {
    case 'createTable':
      return createTable(schema, step.table)
    case 'addColumn':
      return sql`alter table ${sql.id(schema, step.table)} add column ${defined(step.column)}`
    case 'setAsideColumn':
      return sql`alter table ${sql.id(schema, step.table)} rename column ${sql.id(step.column)} to ${sql.id(step.to)}`
    case 'setAsideTable':
      return sql`alter table ${sql.id(schema, step.table)} rename to ${sql.id(step.to)}`
    case 'widenColumn':
      return sql`alter table ${sql.id(schema, step.table)} alter column ${sql.id(step.column)}
        type ${sql.raw(step.to)} using ${sql.id(step.column)}::${sql.raw(step.to)}`
    case 'createIndex':
      return sql`create index ${sql.id(step.name)} on ${sql.id(schema, step.table)} ${indexed(step)}`
    case 'dropIndex':
    case 'dropKey':
      return sql`drop index if exists ${sql.id(schema, step.name)}`
    case 'createKey':
      return sql`create unique index ${sql.id(step.key.name)} on ${sql.id(schema, step.table)}
        (${sql.join(step.key.columns.map(comparableSql))}) where _deleted_at is null`
  }
}

/** Texts may exceed the size of an index entry, so they are compared by hash. */
function comparableSql({ name, type }: KeyShape['columns'][number]): RawBuilder<unknown> {
  return type === 'text' ? sql`md5(${sql.id(name)})` : sql`${sql.id(name)}`
}

/** System columns begin with an underscore, which fields cannot. */
function createTable(schema: string, table: TableShape): RawBuilder<unknown> {
  const columns = table.columns.map(defined)
  if (table.parent === undefined)
    return sql`create table ${sql.id(schema, table.name)} (${sql.join([
      sql`id text primary key`,
      ...recordColumns.map((column) => sql.raw(column)),
      ...columns,
    ])})`

  return sql`create table ${sql.id(schema, table.name)} (${sql.join([
    sql`_record_id text not null references ${sql.id(schema, table.parent)} (id) on delete cascade`,
    sql`id text not null`,
    sql`_place integer not null`,
    ...columns,
    sql`primary key (_record_id, id)`,
  ])})`
}

function defined({ name, type }: Column): RawBuilder<unknown> {
  return sql`${sql.id(name)} ${sql.raw(type)}`
}

function indexed({ column, index }: { column: string; index: ColumnIndex }): RawBuilder<unknown> {
  switch (index) {
    case 'order':
      return sql`(${sql.id(column)})`
    case 'words':
      return sql`using gin (${sql.id(column)} extensions.gin_trgm_ops)`
    case 'members':
      return sql`using gin (${sql.id(column)})`
  }
}

const lockNotAvailable = '55P03'

const duplicateTable = '42P07'

const duplicateValues = '23505'

function refuseForeign(step: TableStep, error: unknown): never {
  const { code } = error as { code?: unknown }
  if (code === lockNotAvailable) throw new Refusal('server.unavailable')
  if (code === duplicateTable && step.step === 'createTable')
    throw new Refusal('design.codeTaken', { code: step.table.name })
  if (code === duplicateValues && step.step === 'createKey')
    throw new Refusal('design.duplicates', { fields: step.key.columns.map(({ path }) => path).join(', ') })
  throw error
}

/** System columns of every record; no field's column begins with an underscore. */
const recordColumns = [
  '_created_at timestamptz not null',
  '_changed_at timestamptz not null',
  // Counts changes, to detect saves of an older version.
  '_version integer not null default 1',
  '_created_by text',
  '_changed_by text',
  // The author's organization and post at creation, which determine who may see it.
  '_organization_id text',
  '_post_id text',
  // The case of the record.
  '_case_id text',
  '_deleted_at timestamptz',
  '_deleted_by text',
] as const

/** Counts the rows in a form's table, whose name must come from the form engine. */
export function countRows(where: TenantReader, table: string): Promise<number> {
  return readCount(
    where,
    sql`select count(*)::int as count from ${sql.id(tenantSchema(where.tenant), table)}`,
  )
}

/** Counts the rows with a value in a column. */
export function countFilled(where: TenantReader, table: string, column: string): Promise<number> {
  const from = sql.id(tenantSchema(where.tenant), table)
  return readCount(where, sql`select count(${sql.id(column)})::int as count from ${from}`)
}

/** Counts the records in each table, up to `most`. */
export async function countUpTo(
  { tx, tenant }: TenantReader,
  tables: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map()
  const counts = tables.map((table) => {
    const held = sql`select from ${sql.id(tenantSchema(tenant), table)} where _deleted_at is null limit ${most}`
    return sql`select ${table}::text as name, (select count(*)::int from (${held}) as held) as count`
  })
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    tx,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}

type Counting = Readonly<{ records: Predicate; personId: string; timeZone: string; most: number }>

/** Counts the records that a person with these conditions sees, up to `most`. */
export function countVisible(
  place: RecordPlace & Readonly<{ hasFlow: boolean }>,
  { records, most, ...viewer }: Counting,
): Promise<number> {
  const seen = visibleSql(place, records, { alias: 'm', ...viewer })
  const table = sql.id(tenantSchema(place.tenant), mainTable(place).name)
  return readCount(
    place,
    sql`select count(*)::int as count from (select from ${table} m where ${seen} limit ${most}) as seen`,
  )
}

async function readCount({ tx }: TenantReader, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await query.execute(tx)
  // `count` always returns one row.
  return (rows[0] as { count: number } | undefined)?.count ?? 0
}
