import { Holder, type SealKind } from '@signet/contract'
import { isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { sql } from 'kysely'
import { z } from 'zod'
import type { PageRange } from '../../../http/page.ts'

export type Seal = Readonly<{
  id: string
  code: string
  name: string
  kind: SealKind
  /** A PNG data URL. */
  image: string
  keepers: readonly Holder[]
  users: readonly Holder[]
  isEnabled: boolean
  /** Whether a step of a flow asks why it is applied; elsewhere it always is asked. */
  asksReason: boolean
  version: number
  changedAt: string
  changedBy: string
}>

/** A seal without its picture, which is up to 200 KB. */
export type SealSettings = Omit<Seal, 'image'>

const settings = [
  'id',
  'code',
  'name',
  'kind',
  'keepers',
  'users',
  'isEnabled',
  'asksReason',
  'version',
  'changedAt',
  'changedBy',
] as const
const columns = [...settings, 'image'] as const

const Holders = z.array(Holder)

function read<Row extends Readonly<{ keepers: unknown; users: unknown }>>(row: Row) {
  return { ...row, keepers: Holders.parse(row.keepers), users: Holders.parse(row.users) }
}

export async function allSeals(db: Reader): Promise<readonly SealSettings[]> {
  const rows = await db.selectFrom('seal').select(settings).orderBy('name').orderBy('id').execute()
  return rows.map(read)
}

export async function findSeal(db: Reader, id: string): Promise<Seal | undefined> {
  const row = await db.selectFrom('seal').where('id', '=', id).select(columns).executeTakeFirst()
  return row && read(row)
}

/** Holds off changes of a seal while it is used. */
export async function lockSeal(tx: Tx, id: string): Promise<Seal | undefined> {
  const row = await tx.selectFrom('seal').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()
  return row && read(row)
}

/** Holds off changes of a seal while requests are decided with it, which do not wait for each other. */
export async function lockSealForStep(tx: Tx, id: string): Promise<Seal | undefined> {
  const row = await tx.selectFrom('seal').where('id', '=', id).select(columns).forShare().executeTakeFirst()
  return row && read(row)
}

/** Returns the pictures of seals by their ids. */
export async function picturesOf(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('seal').where('id', 'in', ids).select(['id', 'image']).execute()
  return new Map(rows.map(({ id, image }) => [id, image]))
}

function stored({ keepers, users, ...row }: Seal) {
  return { ...row, keepers: JSON.stringify(keepers), users: JSON.stringify(users) }
}

/** Returns false when the code is taken. */
export async function insertSeal(tx: Tx, seal: Seal): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('seal')
    .values(stored(seal))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function isCodeTaken(tx: Reader, { id, code }: Pick<Seal, 'id' | 'code'>): Promise<boolean> {
  const other = await tx
    .selectFrom('seal')
    .where('code', '=', code)
    .where('id', '!=', id)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

/** Saves over the given version and returns the new one; undefined when another was saved meanwhile. */
export async function updateSeal(tx: Tx, seal: Seal): Promise<number | undefined> {
  const { id, version, ...change } = stored(seal)
  const saved = await tx
    .updateTable('seal')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return saved?.version
}

export async function deleteSeal(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('seal').where('id', '=', id).execute()
}

/** Returns the number of uses of each seal that has any. */
export async function countUses(db: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('sealUse')
    .select((select) => ['sealId', select.fn.countAll<string>().as('count')] as const)
    .groupBy('sealId')
    .execute()
  return new Map(rows.map(({ sealId, count }) => [sealId, Number(count)]))
}

export type LedgerFilter = Readonly<{
  keyword?: string | undefined
  sealId?: string | undefined
  personId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}>

export async function ledgerPage(db: Reader, filter: LedgerFilter, range: PageRange) {
  const { keyword, sealId, personId, from, to } = filter
  const found = db
    .selectFrom('sealUse')
    .leftJoin('sealWithdrawal', 'sealWithdrawal.useId', 'sealUse.id')
    .where(({ or }) => or(['sealName', 'caseTitle', 'reason'].map((column) => isNamedLike(column, keyword))))
    .$if(sealId !== undefined, (query) => query.where('sealId', '=', sealId ?? ''))
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId ?? ''))
    .$if(from !== undefined, (query) => query.where('sealUse.at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('sealUse.at', '<', to ?? ''))
  const rows = await found
    .select(['sealUse.id', 'sealId', 'sealName', 'caseId', 'caseTitle', 'taskId', 'personId', 'reason'])
    .select(['sealUse.at', 'sealWithdrawal.at as withdrawnAt', 'sealWithdrawal.by as withdrawnBy'])
    .$call(newestFirst(range, { at: 'sealUse.at', id: 'sealUse.id' }))
    .execute()
  return { rows, total: await totalOf(db, range, found) }
}
