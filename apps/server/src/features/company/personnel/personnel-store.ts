import type { Reader } from '@signet/db'
import type { FormValues } from '@signet/form'
import { sql } from 'kysely'
import { mainTable, recordRow, tableNamed } from '../../../records/record-store/index.ts'
import type { PersonnelForm } from './personnel-form-store.ts'

type PersonnelRecord = Readonly<{ personId: string; version: number; values: FormValues }>
type Tenant = Readonly<{ tx: Reader; tenant: string }>

/** Returns the records of these people, or of everybody. */
export async function loadRecords(
  { tx, tenant }: Tenant,
  { form: plan, tables }: PersonnelForm,
  personIds: readonly string[] | 'everybody',
): Promise<ReadonlyMap<string, PersonnelRecord>> {
  const shape = { tenant, plan, tables }
  const row = recordRow(shape)
  const meant = personIds === 'everybody' ? sql`true` : sql`m.id = any(${[...personIds]}::text[])`
  const { rows } = await sql<Readonly<{ id: string; version: number }>>`
    select ${sql.join([sql`m.id`, sql`m._version as version`, ...row.columns])}
    from ${tableNamed(shape, mainTable(shape).name)} m where ${meant}`.execute(tx)
  return new Map(
    rows.map((one) => [one.id, { personId: one.id, version: one.version, values: row.valuesIn(one) }]),
  )
}
