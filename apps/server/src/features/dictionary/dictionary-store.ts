import type { RefusalCode } from '@signet/contract'
import { containing, countOf, newestFirst, type Reader, type Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { PageRange } from '../../http/page.ts'

export type Names = Readonly<{ name: string; nameTw: string; nameEn: string }>
export type DictionaryRow = Names & Readonly<{ id: string; code: string; isTree: boolean; changedAt: string }>

const columns = ['id', 'code', 'name', 'nameTw', 'nameEn', 'isTree', 'changedAt'] as const

export function allDictionaries(db: Reader): Promise<DictionaryRow[]> {
  return db.selectFrom('dictionary').where('removedAt', 'is', null).select(columns).orderBy('code').execute()
}

/** Finds a dictionary by id or code, except removed ones. */
export function findDictionary(db: Reader, wanted: string): Promise<DictionaryRow | undefined> {
  return living(db, wanted).select(columns).executeTakeFirst()
}

/** Serializes changes of a dictionary and its entries. Refuses `dictionary.notFound`. */
export async function lockDictionary(tx: Tx, wanted: string): Promise<DictionaryRow> {
  const found = await living(tx, wanted).select(columns).forUpdate().executeTakeFirst()
  if (!found) throw new Refusal<RefusalCode>('dictionary.notFound')
  return found
}

function living(db: Reader, wanted: string) {
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

export async function updateDictionary(
  tx: Tx,
  { id, ...change }: Pick<DictionaryRow, 'id' | 'changedAt'> & Partial<Names & { removedAt: string }>,
): Promise<void> {
  await tx.updateTable('dictionary').set(change).where('id', '=', id).execute()
}

/** Returns a page of dictionaries, latest change first, with the number of offered entries. */
export async function dictionaryRows(db: Reader, range: PageRange, keyword: string) {
  const pattern = containing(keyword)
  const found = db
    .selectFrom('dictionary')
    .where('removedAt', 'is', null)
    .where((where) =>
      where.or((['name', 'nameTw', 'nameEn', 'code'] as const).map((one) => where(one, 'ilike', pattern))),
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
  return { rows, total: await countOf(found) }
}
