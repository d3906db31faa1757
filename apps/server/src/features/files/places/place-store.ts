import type { Reader, TenantDb, Tx } from '@signet/db'
import { sql } from 'kysely'
import type { Lease } from '../../../clock/lease.ts'
import type { KeptStore } from '../../../outside/objects/index.ts'

export type StoreAddress = Pick<KeptStore, 'endpoint' | 'bucket' | 'prefix' | 'isPathStyle'>

const storeColumns = [
  'id',
  'endpoint',
  'bucket',
  'prefix',
  'isPathStyle',
  'region',
  'accessKeyId',
  'sealedKey',
] as const

export async function findStoreAt(db: Reader, address: StoreAddress): Promise<KeptStore | undefined> {
  return db
    .selectFrom('objectStore')
    .where('endpoint', '=', address.endpoint)
    .where('bucket', '=', address.bucket)
    .where('prefix', '=', address.prefix)
    .where('isPathStyle', '=', address.isPathStyle)
    .select(storeColumns)
    .executeTakeFirst()
}

/** Adds an object storage, or gives it the newest key. */
export async function saveStore(db: TenantDb, row: KeptStore): Promise<void> {
  const { region, accessKeyId, sealedKey } = row
  await db
    .insertInto('objectStore')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ region, accessKeyId, sealedKey }))
    .execute()
}

/** Forgets object storages that hold nothing any more, but for the chosen one; not while content may be on its way. */
export async function removeEmptyStores(db: TenantDb, chosen: string | undefined): Promise<void> {
  await db
    .deleteFrom('objectStore as store')
    .$if(chosen !== undefined, (query) => query.where('store.id', '!=', chosen ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('objectContent as content')
            .whereRef('content.storeId', '=', 'store.id')
            .select('storeId'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('contentMove').select('contentHash'))))
    .execute()
}

/** Returns the object storage that holds content; undefined when it is in the folder of the server. */
export async function findStoreOf(db: Reader, contentHash: string): Promise<KeptStore | undefined> {
  return db
    .selectFrom('objectContent as content')
    .innerJoin('objectStore as store', 'store.id', 'content.storeId')
    .where('content.contentHash', '=', contentHash)
    .select(storeColumns.map((column) => `store.${column}` as const))
    .executeTakeFirst()
}

export async function putPlace(tx: Tx, contentHash: string, storeId: string | undefined): Promise<void> {
  if (storeId === undefined) {
    await tx.deleteFrom('objectContent').where('contentHash', '=', contentHash).execute()
    return
  }
  await tx
    .insertInto('objectContent')
    .values({ contentHash, storeId })
    .onConflict((conflict) => conflict.column('contentHash').doUpdateSet({ storeId }))
    .execute()
}

/** Asks for a look at the place of content; a request during the work begins another look after it. */
export async function askForMove(db: TenantDb | Tx, contentHash: string, dueAt: string): Promise<void> {
  await db
    .insertInto('contentMove')
    .values({ contentHash, dueAt })
    .onConflict((conflict) =>
      conflict.column('contentHash').doUpdateSet({ asked: sql`content_move.asked + 1` }),
    )
    .execute()
}

/** Asks for all content that is not in the chosen place, and at once for what waits for another attempt. */
export async function askForMisplaced(tx: Tx, chosen: string | undefined, now: string): Promise<void> {
  await tx
    .insertInto('contentMove')
    .columns(['contentHash', 'dueAt'])
    .expression((eb) =>
      eb
        .selectFrom('storedFile as file')
        .leftJoin('objectContent as content', 'content.contentHash', 'file.contentHash')
        .where('file.state', '=', 'ready')
        .where('file.contentHash', 'is not', null)
        .where('content.storeId', 'is distinct from', chosen ?? null)
        .select([
          (of) => of.ref('file.contentHash').$notNull().as('contentHash'),
          sql<string>`${now}::timestamptz`.as('dueAt'),
        ])
        .distinct(),
    )
    .onConflict((conflict) =>
      conflict.column('contentHash').doUpdateSet({ asked: sql`content_move.asked + 1` }),
    )
    .execute()
  await tx
    .updateTable('contentMove')
    .set({ dueAt: now, attempts: 0 })
    .where(({ or, eb }) => or([eb('reason', 'is not', null), eb('attempts', '=', 0)]))
    .where('dueAt', '>', now)
    .execute()
}

export type DueMove = Readonly<{ contentHash: string; asked: number; attempts: number }>

/** Takes content for one node; if it dies, another takes it at `until`. */
export async function takeMoves(
  db: TenantDb,
  { now, until, most }: Lease & Readonly<{ most: number }>,
): Promise<readonly DueMove[]> {
  return db
    .updateTable('contentMove')
    .set({ dueAt: until, reason: null, attempts: sql`attempts + 1` })
    .where('contentHash', 'in', (eb) =>
      eb
        .selectFrom('contentMove as due')
        .where('due.dueAt', '<=', now)
        .orderBy('due.dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('due.contentHash'),
    )
    .returning(['contentHash', 'asked', 'attempts'])
    .execute()
}

/** Ends a move, or begins it again when it was asked for meanwhile. */
export async function endMove(db: TenantDb, { contentHash, asked }: DueMove, now: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('contentMove')
    .where('contentHash', '=', contentHash)
    .where('asked', '=', asked)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await db
    .updateTable('contentMove')
    .set({ dueAt: now, attempts: 0 })
    .where('contentHash', '=', contentHash)
    .execute()
}

export type MoveReason = Readonly<{ code: string; params: Readonly<Record<string, string | number>> }>

export async function failMove(
  db: TenantDb,
  contentHash: string,
  { reason, dueAt }: Readonly<{ reason: MoveReason; dueAt: string }>,
): Promise<void> {
  await db
    .updateTable('contentMove')
    .set({ dueAt, reason: JSON.stringify(reason) })
    .where('contentHash', '=', contentHash)
    .execute()
}

/** Puts off what is due, so that a storage that is away is not asked for each file. */
export async function postponeMoves(db: TenantDb, now: string, dueAt: string): Promise<void> {
  await db.updateTable('contentMove').set({ dueAt }).where('dueAt', '<=', now).execute()
}

export type PlaceUse = Readonly<{ storeId: string | null; files: number; bytes: number }>

/** Counts contents by the object storage that holds them; null is the folder of the server. */
export async function countPlaces(db: Reader): Promise<readonly PlaceUse[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('storedFile')
        .where('state', '=', 'ready')
        .where('contentHash', 'is not', null)
        .select(['contentHash', 'size'])
        .distinct()
        .as('file'),
    )
    .leftJoin('objectContent as content', 'content.contentHash', 'file.contentHash')
    .groupBy('content.storeId')
    .select(({ fn }) => [
      'content.storeId',
      fn.countAll<string>().as('files'),
      fn.sum<string>('file.size').as('bytes'),
    ])
    .execute()
  return rows.map(({ storeId, files, bytes }) => ({ storeId, files: Number(files), bytes: Number(bytes) }))
}

export async function listStores(db: Reader): Promise<readonly KeptStore[]> {
  return db.selectFrom('objectStore').select(storeColumns).orderBy('id').execute()
}

export async function countMoves(
  db: Reader,
): Promise<Readonly<{ waiting: number; failed: number; reason: unknown }>> {
  const counted = await db
    .selectFrom('contentMove')
    .select(({ fn }) => [fn.countAll<string>().as('waiting'), fn.count<string>('reason').as('failed')])
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('contentMove')
    .where('reason', 'is not', null)
    .orderBy('dueAt', 'desc')
    .select('reason')
    .executeTakeFirst()
  return { waiting: Number(counted.waiting), failed: Number(counted.failed), reason: last?.reason }
}
