import { DataSourceOrigin, type RefusalCode } from '@signet/contract'
import { isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { Refusal } from '@signet/std'
import type { PageRange } from '../../../http/page.ts'

export type DataSource = Readonly<{
  id: string
  name: string
  code: string
  origin: DataSourceOrigin
  sealedPassword: string | null
  changedBy: string
  changedAt: string
}>

const columns = ['id', 'name', 'code', 'origin', 'sealedPassword', 'changedBy', 'changedAt'] as const
type StoredSource = Omit<DataSource, 'origin'> & Readonly<{ origin: unknown }>

function sourceOf(row: StoredSource): DataSource {
  return { ...row, origin: DataSourceOrigin.parse(row.origin) }
}

/** Refuses `dataInterfaces.sourceNotFound`. */
export async function findSource(db: Reader, id: string): Promise<DataSource> {
  const row = await db.selectFrom('dataSource').where('id', '=', id).select(columns).executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('dataInterfaces.sourceNotFound')
  return sourceOf(row)
}

/** Refuses `dataInterfaces.sourceNotFound`. */
export async function lockSource(tx: Tx, id: string): Promise<DataSource> {
  const row = await tx
    .selectFrom('dataSource')
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('dataInterfaces.sourceNotFound')
  return sourceOf(row)
}

/** Returns false when the code is taken. */
export async function insertSource(tx: Tx, source: DataSource): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dataSource')
    .values({ ...source, origin: JSON.stringify(source.origin) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateSource(
  tx: Tx,
  { id, origin, ...change }: Omit<DataSource, 'code'>,
): Promise<void> {
  await tx
    .updateTable('dataSource')
    .set({ ...change, origin: JSON.stringify(origin) })
    .where('id', '=', id)
    .execute()
}

/** Returns the name of an interface that uses the source. */
export async function interfaceThatReads(tx: Reader, sourceId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('dataInterface')
    .where('sourceId', '=', sourceId)
    .select('name')
    .executeTakeFirst()
  return row?.name
}

export async function deleteSource(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('dataSource').where('id', '=', id).execute()
}

/** Returns a page of data sources, latest change first. */
export async function sourceRows(db: Reader, range: PageRange, keyword: string | undefined) {
  const matching = db
    .selectFrom('dataSource')
    .where((where) => where.or(['name', 'code'].map((column) => isNamedLike(column, keyword))))
  const rows = await matching
    .select(columns)
    .$call(newestFirst(range, { at: 'changedAt' }))
    .execute()
  return { rows: rows.map(sourceOf), total: await totalOf(db, range, matching) }
}
