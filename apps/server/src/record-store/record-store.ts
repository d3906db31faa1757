import { tenantSchema } from '@signet/db'
import type { FieldValue, FormValues, TableShape } from '@signet/form'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { cellOf, keyOf, valueIn } from './cell.ts'
import { childTables, mainTable, type RecordPlace } from './record-place.ts'

type Column = TableShape['columns'][number]
type Row = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, FieldValue>>

const loads = new WeakMap<RecordPlace['tables'], CompiledQuery<Row>>()

/** The values of a record, rows of sub-tables included, in one statement. Undefined when there is none. */
export async function loadRecord(place: RecordPlace, recordId: string): Promise<FormValues | undefined> {
  const { tx, plan, tables } = place
  const load = loads.get(tables) ?? loadStatement(place).compile(tx)
  loads.set(tables, load)
  const { rows } = await tx.executeQuery<Row>({ ...load, parameters: [recordId] })
  const [row] = rows
  if (!row) return undefined

  const fields = mainTable(place).columns.map((column, at) => [
    keyOf(plan, column),
    valueIn(plan, column, row[`c${at}`]),
  ])
  const rowsByKey = childTables(place).map((child, at) => [child.key, childRows(place, child, row[`t${at}`])])
  return Object.fromEntries([...fields, ...rowsByKey])
}

/** Built once per form version: its text depends on the tables alone. The id of the record is its one parameter. */
function loadStatement(place: RecordPlace): RawBuilder<Row> {
  const main = mainTable(place)
  const children = childTables(place).map((child, at) => rowsAsJson(place, child, at))
  return sql<Row>`
    select ${sql.join([sql`id`, ...main.columns.map(asText), ...children])}
    from ${nameOf(place, main)} m where id = ${''}`
}

/** Writes the whole record: the main row, and the rows of its sub-tables as they are now. */
export async function saveRecord(
  place: RecordPlace,
  { recordId, values, now }: Readonly<{ recordId: string; values: FormValues; now: string }>,
): Promise<void> {
  const { tx, plan } = place
  const main = mainTable(place)
  const names = main.columns.map(({ name }) => sql.id(name))
  const cells = main.columns.map((column) => sql`${cellOf(plan, column, values)}::${typeOf(column)}`)
  const changes = names.map((name) => sql`${name} = excluded.${name}`)
  await sql`
    insert into ${nameOf(place, main)} (${sql.join([sql`id`, sql`_created_at`, sql`_changed_at`, ...names])})
    values (${sql.join([recordId, now, now, ...cells])})
    on conflict (id) do update set ${sql.join([sql`_changed_at = excluded._changed_at`, ...changes])}`.execute(
    tx,
  )

  for (const child of childTables(place)) await saveRows(place, child, recordId, rowsOf(values[child.key]))
}

export async function removeRecord(place: RecordPlace, recordId: string): Promise<void> {
  await sql`delete from ${nameOf(place, mainTable(place))} where id = ${recordId}`.execute(place.tx)
}

async function saveRows(
  place: RecordPlace,
  child: TableShape,
  recordId: string,
  rows: readonly Values[],
): Promise<void> {
  const { tx } = place
  const table = nameOf(place, child)
  await sql`delete from ${table}
    where _record_id = ${recordId} and not (id = any(${rows.map(({ id }) => String(id))}::text[]))`.execute(
    tx,
  )
  if (rows.length === 0) return

  const given = rows.map((row, at) => ({ id: row['id'], place: at, ...cellsByName(place, child, row) }))
  const names = child.columns.map(({ name }) => sql.id(name))
  const typed = child.columns.map((column, at) => sql`${sql.id(`c${at}`)} ${typeOf(column)}`)
  const taken = child.columns.map((_, at) => sql.id(`c${at}`))
  const changes = [sql`_place`, ...names].map((name) => sql`${name} = excluded.${name}`)
  await sql`
    insert into ${table} (${sql.join([sql`_record_id`, sql`id`, sql`_place`, ...names])})
    select ${sql.join([sql`${recordId}::text`, sql`id`, sql`place`, ...taken])}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (${sql.join([sql`id text`, sql`place integer`, ...typed])})
    on conflict (_record_id, id) do update set ${sql.join(changes)}`.execute(tx)
}

function cellsByName({ plan }: RecordPlace, { columns }: TableShape, row: Values) {
  return Object.fromEntries(
    columns.map((column, at) => [`c${at}`, jsonCell(column, cellOf(plan, column, row))]),
  )
}

/** Inside JSON a `jsonb` cell is the value itself, not its text. */
function jsonCell({ type }: Column, cell: unknown): unknown {
  return type === 'jsonb' && typeof cell === 'string' ? JSON.parse(cell) : cell
}

function rowsOf(value: FieldValue | undefined): readonly Values[] {
  return Array.isArray(value) ? value : []
}

function childRows({ plan }: RecordPlace, child: TableShape, stored: unknown): FieldValue {
  return (Array.isArray(stored) ? stored : []).map((row: Row) => ({
    id: String(row['id']),
    ...Object.fromEntries(
      child.columns.map((column, at) => [keyOf(plan, column), valueIn(plan, column, row[`c${at}`])]),
    ),
  }))
}

function rowsAsJson(place: RecordPlace, child: TableShape, at: number): RawBuilder<unknown> {
  const cells = child.columns.map(asText)
  return sql`(select coalesce(json_agg(to_json(one) order by one.place), '[]') from (
    select ${sql.join([sql`id`, sql`_place as place`, ...cells])} from ${nameOf(place, child)}
    where _record_id = m.id) one) as ${sql.id(`t${at}`)}`
}

/** Numbers and times leave as text, so that no digit is lost on the way through JSON. */
function asText({ name, type }: Column, at: number): RawBuilder<unknown> {
  const isExact = type === 'numeric' || type === 'date' || type === 'timestamp'
  return sql`${sql.id(name)}${isExact ? sql`::text` : sql``} as ${sql.id(`c${at}`)}`
}

/** The closed list of `columnTypes`; nothing else is ever raw. */
function typeOf({ type }: Column): RawBuilder<unknown> {
  return sql.raw(type)
}

function nameOf({ tenant }: RecordPlace, { name }: TableShape): RawBuilder<unknown> {
  return sql.id(tenantSchema(tenant), name)
}
