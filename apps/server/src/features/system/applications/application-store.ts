import { ApplicationDefinition, type Holder } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { sql } from 'kysely'
import type { ApplicationAdministrator } from '../../../people/directory/index.ts'

export type Application = Readonly<{
  id: string
  code: string
  definition: ApplicationDefinition
  position: number
  isEnabled: boolean
  version: number
  changedBy: string
  changedAt: string
}>

const columns = [
  'id',
  'code',
  'definition',
  'position',
  'isEnabled',
  'version',
  'changedBy',
  'changedAt',
] as const

/** Returns all applications in order. */
export async function allApplications(db: Reader): Promise<readonly Application[]> {
  const rows = await db.selectFrom('application').select(columns).orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({ ...row, definition: ApplicationDefinition.parse(row.definition) }))
}

export async function findApplication(db: Reader, id: string): Promise<Application | undefined> {
  const row = await db.selectFrom('application').where('id', '=', id).select(columns).executeTakeFirst()
  return row && { ...row, definition: ApplicationDefinition.parse(row.definition) }
}

/** Returns false when the code is taken. */
export async function insertApplication(tx: Tx, row: Application): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('application')
    .values({ ...row, definition: JSON.stringify(row.definition) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Saves over the given version and returns the new one; undefined when another was saved meanwhile. */
export async function updateApplication(
  tx: Tx,
  { id, version, definition, ...change }: Application,
): Promise<number | undefined> {
  const saved = await tx
    .updateTable('application')
    .set({ ...change, definition: JSON.stringify(definition), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return saved?.version
}

type HolderChange = Pick<Application, 'changedBy' | 'changedAt'> & Readonly<{ holders: readonly Holder[] }>

/** Opens an application to other holders, whatever its version is. */
export async function setApplicationHolders(
  tx: Tx,
  { id, definition }: Application,
  { holders, ...change }: HolderChange,
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ ...change, definition: JSON.stringify({ ...definition, holders }), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

type Administrator = Pick<ApplicationAdministrator, 'kind'> & Readonly<{ id: string }>

export async function replaceAdministrators(
  tx: Tx,
  applicationId: string,
  administrators: readonly Administrator[],
): Promise<void> {
  await tx.deleteFrom('applicationAdministrator').where('applicationId', '=', applicationId).execute()
  if (administrators.length === 0) return
  await tx
    .insertInto('applicationAdministrator')
    .values(administrators.map(({ kind, id }) => ({ applicationId, kind, holderId: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns whether there was one to delete. */
export async function deleteApplication(tx: Tx, id: string): Promise<boolean> {
  await replaceAdministrators(tx, id, [])
  const { numDeletedRows } = await tx.deleteFrom('application').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

export async function chosenApplication(db: Reader, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('personApplication')
    .where('personId', '=', personId)
    .select('applicationId')
    .executeTakeFirst()
  return row?.applicationId
}

export async function keepChoice(tx: Tx, personId: string, applicationId: string): Promise<void> {
  await tx
    .insertInto('personApplication')
    .values({ personId, applicationId })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ applicationId }))
    .execute()
}
