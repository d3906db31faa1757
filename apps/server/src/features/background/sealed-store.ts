import { type TenantDb, tenantSchema } from '@signet/db'
import { sql } from 'kysely'

/** A column of sealed secrets, by names of ours. */
export type SealedPlace = Readonly<{
  db: TenantDb
  tenant: string
  table: string
  id: string
  column: string
  isJson: boolean
}>

export async function readSealed({ db, tenant, table, id, column }: SealedPlace) {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select ${sql.id(id)} as id, ${sql.id(column)}::text as sealed from ${sql.id(tenantSchema(tenant), table)}
    where ${sql.id(column)} is not null`.execute(db)
  return rows
}

type Fresh = Readonly<{ id: string; sealed: string; fresh: string }>

/** Leaves a secret alone that somebody replaced meanwhile. */
export async function replaceSealed(
  { db, tenant, table, id, column, isJson }: SealedPlace,
  { id: row, sealed, fresh }: Fresh,
): Promise<void> {
  const value = isJson ? sql`${fresh}::jsonb` : sql`${fresh}`
  await sql`update ${sql.id(tenantSchema(tenant), table)} set ${sql.id(column)} = ${value}
    where ${sql.id(id)} = ${row} and ${sql.id(column)}::text = ${sealed}`.execute(db)
}
