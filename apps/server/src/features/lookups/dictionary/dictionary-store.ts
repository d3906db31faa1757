import type { RefusalCode } from '@signet/contract'
import { isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'

export type Names = Readonly<{ name: string; nameTw: string; nameEn: string }>
export type DictionaryRow = Names & Readonly<{ id: string; code: string; isTree: boolean; changedAt: string }>

const columns = ['id', 'code', 'name', 'nameTw', 'nameEn', 'isTree', 'changedAt'] as const

export function allDictionaries(db: Reader): Promise<DictionaryRow[]> {
  return db.selectFrom('dictionary').where('removedAt', 'is', null).select(columns).orderBy('code').execute()
}

/** Finds a dictionary by id or code, except removed ones. */
export function findDictionary(db: Reader, wanted: string): Promise<DictionaryRow | undefined> {
  return selectDictionary(db, wanted).select(columns).executeTakeFirst()
}

/** Serializes changes of a dictionary and its entries. Refuses `dictionary.notFound`. */
export async function lockDictionary(tx: Tx, wanted: string): Promise<DictionaryRow> {
  const found = await selectDictionary(tx, wanted).select(columns).forUpdate().executeTakeFirst()
  if (!found) throw new Refusal<RefusalCode>('dictionary.notFound')
  return found
}

function selectDictionary(db: Reader, wanted: string) {
  return db
    .selectFrom('dictionary')
    .where('removedAt', 'is', null)
    .where(({ eb, or }) => or([eb('id', '=', wanted), eb('code', '=', wanted)]))
    .orderBy(({ eb }) => eb('id', '=', wanted), 'desc')
}

/** Returns false when the code is taken. */
export async function insertDictionary(tx: Tx, row: DictionaryRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dictionary')
    .values(row)
    .onConflict((conflict) => conflict.column('code').where('removedAt', 'is', null).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateDictionaryRow(
  tx: Tx,
  { id, ...change }: Pick<DictionaryRow, 'id' | 'changedAt'> & Partial<Names & { removedAt: string }>,
): Promise<void> {
  await tx.updateTable('dictionary').set(change).where('id', '=', id).execute()
}

/** Returns a page of dictionaries, latest change first, with the number of offered entries. */
export async function dictionaryRows(db: Reader, range: PageRange, keyword: string | undefined) {
  const found = db
    .selectFrom('dictionary')
    .where('removedAt', 'is', null)
    .where((where) =>
      where.or(['name', 'nameTw', 'nameEn', 'code'].map((column) => isNamedLike(column, keyword))),
    )
  const rows = await found
    .select(columns)
    .select((select) =>
      select
        .selectFrom('dictionaryEntry')
        .whereRef('dictionaryEntry.dictionaryId', '=', 'dictionary.id')
        .where('dictionaryEntry.removedAt', 'is', null)
        .select((count) => count.fn.countAll<string>().as('count'))
        .as('entries'),
    )
    .$call(newestFirst(range, { at: 'changedAt' }))
    .execute()
  return { rows, total: await totalOf(db, range, found) }
}

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

const entryColumns = [
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
    .where(({ eb, and }) => and(dictionaryId === undefined ? [] : [eb('dictionaryId', '=', dictionaryId)]))
    .select(entryColumns)
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
    .select(entryColumns)
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
    .select(entryColumns)
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
