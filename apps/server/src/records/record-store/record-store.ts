import { keepPlanOf, type Tx } from '@signet/db'
import type { FieldValue, FormValues, KeyShape, TableShape } from '@signet/form'
import { type CompiledQuery, sql } from 'kysely'
import { ValuesRefused } from '../../http/envelope.ts'
import { cellOf, cellsByName, typeOf } from './cell.ts'
import { linkNumbers } from './numbers-store.ts'
import { childTables, mainTable, type RecordPlace } from './record-place.ts'
import { type RecordRow, recordInLists, tableNamed } from './record-row.ts'

type Row = Readonly<Record<string, unknown>>
type Values = Readonly<Record<string, FieldValue>>

/** The author's organization and post at creation, and the record's case. */
type RecordOrigin = Readonly<{
  organizationId: string | null
  postId: string | null
  caseId: string | null
}>

export type RecordSave = Readonly<{
  recordId: string
  values: FormValues
  by: string
  now: string
  /** Required for a record that may be new. */
  birth?: RecordOrigin
}>

type LoadStatement = Readonly<{ row: RecordRow; statement: CompiledQuery<Row> }>
const loads = new WeakMap<RecordPlace['tables'], LoadStatement>()

/** Loads a record with its sub-table rows in one statement; undefined if there is none. */
export async function loadRecord(place: RecordPlace, recordId: string): Promise<FormValues | undefined> {
  const { tx, tables } = place
  const { row, statement } = loads.get(tables) ?? loadStatementOf(place)
  const { rows } = await tx.getExecutor().executeQuery<Row>({ ...statement, parameters: [recordId] })
  return rows[0] && row.valuesIn(rows[0])
}

/**
 * Built once per form version, since the SQL depends only on the tables; the record's id is its one
 * parameter.
 */
function loadStatementOf(place: RecordPlace): LoadStatement {
  const row = recordInLists(place)
  const statement = sql<Row>`select ${sql.join([sql`m.id`, ...row.columns])}
    from ${tableNamed(place, mainTable(place).name)} m where m.id = ${''}`.compile(place.tx)
  keepPlanOf(statement.sql)
  const made = { row, statement }
  loads.set(place.tables, made)
  return made
}

type AuthorChange = Readonly<
  { recordId: string; to: string } & Pick<RecordOrigin, 'organizationId' | 'postId'>
>

/** Makes another person the author of the record. */
export async function changeRecordAuthor(place: RecordPlace<Tx>, passing: AuthorChange): Promise<void> {
  const { recordId, to, organizationId, postId } = passing
  await sql`update ${tableNamed(place, mainTable(place).name)} set _created_by = ${to},
    _organization_id = ${organizationId}, _post_id = ${postId} where id = ${recordId}`.execute(place.tx)
}

/**
 * Saves the whole record: the main row, and the current rows of its sub-tables. Returns the new version.
 * Refuses `form.valuesRefused` for a duplicate in a unique key.
 */
export async function saveRecord(place: RecordPlace<Tx>, saving: RecordSave): Promise<number> {
  const { plan } = place
  const { recordId, values, by, now, birth } = saving
  const main = mainTable(place)
  const names = main.columns.map(({ name }) => sql.id(name))
  const cells = main.columns.map((column) => sql`${cellOf(plan, column, values)}::${typeOf(column)}`)
  const changes = names.map((name) => sql`${name} = excluded.${name}`)
  const born = [birth?.organizationId ?? null, birth?.postId ?? null, birth?.caseId ?? null]
  const { rows } = await sql<{ version: number }>`
    insert into ${tableNamed(place, main.name)} as m (id, _created_at, _changed_at, _created_by, _changed_by,
      _organization_id, _post_id, _case_id${sql.join([sql``, ...names])})
    values (${sql.join([recordId, now, now, by, by, ...born, ...cells])})
    on conflict (id) do update set ${sql.join([
      sql`_changed_at = excluded._changed_at`,
      sql`_changed_by = excluded._changed_by`,
      sql`_version = m._version + 1`,
      ...changes,
    ])} returning _version as version`
    .execute(place.tx)
    .catch((error: unknown) => refuseTakenKey(place, error))

  for (const child of childTables(place)) await saveRows(place, child, recordId, rowsOf(values[child.key]))
  await linkNumbers(place, { records: [{ id: recordId, values }], now })
  return rows[0]?.version ?? 1
}

export async function removeRecord(place: RecordPlace<Tx>, recordId: string): Promise<void> {
  await sql`delete from ${tableNamed(place, mainTable(place).name)} where id = ${recordId}`.execute(place.tx)
}

async function saveRows(
  place: RecordPlace<Tx>,
  child: TableShape,
  recordId: string,
  rows: readonly Values[],
): Promise<void> {
  const { tx } = place
  const table = tableNamed(place, child.name)
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

function rowsOf(value: FieldValue | undefined): readonly Values[] {
  return Array.isArray(value) ? value : []
}

export type RecordInserts = Readonly<{
  records: readonly Readonly<{ id: string; values: FormValues }>[]
  by: string
  now: string
  birth: RecordOrigin
}>

/**
 * Inserts many records with their sub-table rows in a few statements, all or none. Refuses
 * `form.valuesRefused` for a duplicate in a unique key.
 */
export async function insertRecords(
  place: RecordPlace<Tx>,
  { records, by, now, birth }: RecordInserts,
): Promise<void> {
  if (records.length === 0) return

  const main = mainTable(place)
  const given = records.map(({ id, values }) => ({ id, ...cellsByName(place, main, values) }))
  const names = main.columns.map(({ name }) => sql.id(name))
  const typed = main.columns.map((column, at) => sql`${sql.id(`c${at}`)} ${typeOf(column)}`)
  const taken = main.columns.map((_, at) => sql.id(`c${at}`))
  const { organizationId, postId, caseId } = birth
  const born = sql`${now}::timestamptz, ${now}::timestamptz, ${by}::text, ${by}::text, ${organizationId}::text,
    ${postId}::text, ${caseId}::text`
  await sql`
    insert into ${tableNamed(place, main.name)} (id, _created_at, _changed_at, _created_by, _changed_by,
      _organization_id, _post_id, _case_id${sql.join([sql``, ...names])})
    select id, ${born}${sql.join([sql``, ...taken])}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (${sql.join([sql`id text`, ...typed])})`
    .execute(place.tx)
    .catch((error: unknown) => refuseTakenKey(place, error))

  for (const child of childTables(place)) await insertRows(place, child, records)
  await linkNumbers(place, { records, now })
}

const rowsAtOnce = 2000

async function insertRows(
  place: RecordPlace<Tx>,
  child: TableShape & Readonly<{ key: string }>,
  records: RecordInserts['records'],
): Promise<void> {
  const given = records.flatMap(({ id, values }) =>
    rowsOf(values[child.key]).map((row, at) => ({
      record: id,
      id: row['id'],
      place: at,
      ...cellsByName(place, child, row),
    })),
  )
  const names = child.columns.map(({ name }) => sql.id(name))
  const typed = child.columns.map((column, at) => sql`${sql.id(`c${at}`)} ${typeOf(column)}`)
  const taken = child.columns.map((_, at) => sql.id(`c${at}`))
  for (let at = 0; at < given.length; at += rowsAtOnce)
    await sql`
      insert into ${tableNamed(place, child.name)} (${sql.join([sql`_record_id`, sql`id`, sql`_place`, ...names])})
      select ${sql.join([sql`record`, sql`id`, sql`place`, ...taken])}
      from jsonb_to_recordset(${JSON.stringify(given.slice(at, at + rowsAtOnce))}::jsonb)
        as given (${sql.join([sql`record text`, sql`id text`, sql`place integer`, ...typed])})`.execute(
      place.tx,
    )
}

const uniqueViolation = '23505'

/** Turns a unique violation into a refusal that names the fields; rethrows other errors. */
function refuseTakenKey(place: Pick<RecordPlace, 'plan' | 'tables'>, error: unknown): never {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const key = mainTable(place).keys?.find(({ name }) => name === constraint)
  if (code !== uniqueViolation || !key) throw error

  throw new ValuesRefused(key.columns.map(({ path }) => problemAt(place, key, path)))
}

function problemAt({ plan }: Pick<RecordPlace, 'plan'>, { columns, message }: KeyShape, path: string) {
  const labels = columns.map((column) => plan.byPath.get(column.path)?.definition.label ?? column.path)
  return { path, code: 'form.notUnique', labels, ...(message === undefined ? {} : { message }) }
}
