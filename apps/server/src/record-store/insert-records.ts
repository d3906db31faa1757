import type { FormValues } from '@signet/form'
import { sql } from 'kysely'
import { cellsByName, typeOf } from './cell-sql.ts'
import { mainTable, type RecordPlace } from './record-place.ts'
import { tableNamed } from './record-row.ts'
import type { Birth } from './record-store.ts'
import { refuseTakenKey } from './refuse-taken-key.ts'

export type Inserting = Readonly<{
  records: readonly Readonly<{ id: string; values: FormValues }>[]
  by: string
  now: string
  birth: Birth
}>

/**
 * Writes many new records without rows of sub-tables, in one statement: all of them or none. Refuses
 * `form.valuesRefused` when one of them has the same values in a unique key as another record.
 */
export async function insertRecords(
  place: RecordPlace,
  { records, by, now, birth }: Inserting,
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
}
