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

export type SealUse = Readonly<{
  id: string
  sealId: string
  sealName: string
  image: string
  caseId: string
  caseTitle: string
  personId: string
  reason: string
  at: string
}>

const useColumns = [
  'id',
  'sealId',
  'sealName',
  'image',
  'caseId',
  'caseTitle',
  'personId',
  'reason',
  'at',
] as const

/** Returns false when the request already has the seal. */
export async function insertUse(tx: Tx, use: SealUse): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sealUse')
    .values(use)
    .onConflict((conflict) => conflict.columns(['caseId', 'sealId']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns the seals on a request, the first one first. */
export function usesOfCase(db: Reader, caseId: string): Promise<SealUse[]> {
  return db
    .selectFrom('sealUse')
    .where('caseId', '=', caseId)
    .select(useColumns)
    .orderBy('at')
    .orderBy('id')
    .execute()
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
    .where(({ or }) => or(['sealName', 'caseTitle', 'reason'].map((column) => isNamedLike(column, keyword))))
    .$if(sealId !== undefined, (query) => query.where('sealId', '=', sealId ?? ''))
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('at', '<', to ?? ''))
  const rows = await found
    .select(['id', 'sealId', 'sealName', 'caseId', 'caseTitle', 'personId', 'reason', 'at'])
    .$call(newestFirst(range, { at: 'at' }))
    .execute()
  return { rows, total: await totalOf(db, range, found) }
}
