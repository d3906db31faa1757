import type { Tx } from '@signet/db'
import type { FormValues, TableShape } from '@signet/form'
import { sql } from 'kysely'
import { cellsByName, typeOf } from './cell-sql.ts'
import { childTables, mainTable, type RecordPlace } from './record-place.ts'
import { tableNamed } from './record-row.ts'
import type { RecordOrigin } from './record-store.ts'
import { refuseTakenKey } from './refuse-taken-key.ts'

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

function rowsOf(value: FormValues[string] | undefined): readonly FormValues[] {
  return Array.isArray(value) ? (value as unknown as readonly FormValues[]) : []
}
