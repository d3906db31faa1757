import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import type { Names } from './dictionary-store.ts'

export type EntryRow = Names &
  Readonly<{
    id: string
    dictionaryId: string
    code: string
    parentId: string | null
    position: number
    isEnabled: boolean
    removedAt: string | null
  }>

const columns = [
  'id',
  'dictionaryId',
  'code',
  'name',
  'nameTw',
  'nameEn',
  'parentId',
  'position',
  'isEnabled',
  'removedAt',
] as const

/** Returns entries of one dictionary or of all, siblings in order, including retired ones. */
export function listEntries(db: Reader, dictionaryId?: string): Promise<EntryRow[]> {
  return db
    .selectFrom('dictionaryEntry')
    .$if(dictionaryId !== undefined, (query) => query.where('dictionaryId', '=', dictionaryId ?? ''))
    .select(columns)
    .orderBy('dictionaryId')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Uses the dictionary with this code, or else the last one that had it. */
export function entriesByCode(db: Reader, code: string): Promise<EntryRow[]> {
  return db
    .selectFrom('dictionaryEntry')
    .where('dictionaryId', '=', ({ selectFrom }) =>
      selectFrom('dictionary')
        .where('code', '=', code)
        .select('dictionary.id')
        .orderBy('removedAt', (order) => order.desc().nullsFirst())
        .limit(1),
    )
    .select(columns)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Refuses `dictionary.entryNotFound`, also for removed entries. */
export async function findEntry(db: Reader, id: string): Promise<EntryRow> {
  const found = await db
    .selectFrom('dictionaryEntry')
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .select(columns)
    .executeTakeFirst()
  if (!found) throw new Refusal<RefusalCode>('dictionary.entryNotFound')
  return found
}

export type NewEntry = Omit<EntryRow, 'removedAt'>

/** Refuses `dictionary.codeTaken`, also for duplicates among the rows. */
export async function insertEntries(tx: Tx, rows: readonly NewEntry[]): Promise<void> {
  if (rows.length === 0) return

  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dictionaryEntry')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['dictionaryId', 'code']).where('removedAt', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new Refusal<RefusalCode>('dictionary.codeTaken')
}

export async function updateEntry(tx: Tx, { id, ...change }: NewEntry): Promise<void> {
  await tx.updateTable('dictionaryEntry').set(change).where('id', '=', id).execute()
}

export async function removeEntries(tx: Tx, ids: readonly string[], now: string): Promise<void> {
  await tx
    .updateTable('dictionaryEntry')
    .set({ removedAt: now })
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where('removedAt', 'is', null)
    .execute()
}

/** Returns the position after all entries. */
export async function lastPosition(tx: Reader, dictionaryId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('dictionaryEntry')
    .where('dictionaryId', '=', dictionaryId)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}
