import type { Reader, Tx } from '@signet/db'
import { sql } from 'kysely'
import type { IconPicture } from './read-picture.ts'

type Names = Readonly<{ id: string; name: string; category: string }>
type Change = Readonly<{ changedAt: string; changedBy: string }>

export function allIcons(db: Reader) {
  return db
    .selectFrom('companyIcon')
    .select(['id', 'name', 'category', 'type', 'hash', 'version', 'changedAt'])
    .select(sql<number>`length(bytes)`.as('size'))
    .orderBy('category')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export function findPicture(db: Reader, id: string) {
  return db
    .selectFrom('companyIcon')
    .where('id', '=', id)
    .select(['type', 'bytes', 'hash'])
    .executeTakeFirst()
}

/** Holds off other changes of an icon. */
export function lockIcon(tx: Tx, id: string) {
  return tx
    .selectFrom('companyIcon')
    .where('id', '=', id)
    .select(['id', 'name', 'version'])
    .forUpdate()
    .executeTakeFirst()
}

export async function isNameTaken(tx: Reader, { id, name }: Pick<Names, 'id' | 'name'>): Promise<boolean> {
  const other = await tx
    .selectFrom('companyIcon')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

export async function countIcons(tx: Reader): Promise<number> {
  const { count } = await tx
    .selectFrom('companyIcon')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns false when another icon has the name. */
export async function insertIcon(tx: Tx, icon: Names & IconPicture & Change): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('companyIcon')
    .values(icon)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateIcon(
  tx: Tx,
  { id, ...change }: Names & Partial<IconPicture> & Change,
): Promise<number> {
  const { version } = await tx
    .updateTable('companyIcon')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Returns whole icons by id. */
export async function findIcons(tx: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('companyIcon')
    .where('id', 'in', ids)
    .select(['id', 'name', 'category', 'type', 'bytes'])
    .orderBy('id')
    .execute()
}

export async function deleteIcon(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('companyIcon').where('id', '=', id).execute()
}
