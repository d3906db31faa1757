import type { Reader, Tx } from '@signet/db'

/** A row of the ledger of seals, with name and picture as they were. */
export type SealUse = Readonly<{
  id: string
  sealId: string
  sealName: string
  /** A data URL. */
  image: string
  caseId: string
  caseTitle: string
  /** The task whose decision applied it; null for a seal put on an approved request. */
  taskId: string | null
  personId: string
  reason: string
  at: string
}>

/** A use, and when its decision stopped counting. */
export type RecordedUse = SealUse & Readonly<{ withdrawnAt: string | null }>

const columns = [
  'sealUse.id',
  'sealUse.sealId',
  'sealUse.sealName',
  'sealUse.image',
  'sealUse.caseId',
  'sealUse.caseTitle',
  'sealUse.taskId',
  'sealUse.personId',
  'sealUse.reason',
  'sealUse.at',
] as const

/** Returns false when the request already has the seal outside of steps. */
export async function insertUse(tx: Tx, use: SealUse): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sealUse')
    .values(use)
    .onConflict((conflict) => conflict.columns(['caseId', 'sealId']).where('taskId', 'is', null).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns the uses of seals on a request, the first one first. */
export function usesOfCase(db: Reader, caseId: string): Promise<RecordedUse[]> {
  return recordedUses(db)
    .where('sealUse.caseId', '=', caseId)
    .orderBy('sealUse.at')
    .orderBy('sealUse.id')
    .execute()
}

/** Returns uses by their ids. */
export async function usesById(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordedUse>> {
  if (ids.length === 0) return new Map()
  const rows = await recordedUses(db).where('sealUse.id', 'in', ids).execute()
  return new Map(rows.map((use) => [use.id, use]))
}

function recordedUses(db: Reader) {
  return db
    .selectFrom('sealUse')
    .leftJoin('sealWithdrawal', 'sealWithdrawal.useId', 'sealUse.id')
    .select(columns)
    .select('sealWithdrawal.at as withdrawnAt')
}

type Withdrawal = Readonly<{ by: string | null; at: string }>

/** Marks uses whose decisions no longer count; their rows stay. */
export async function withdrawUses(tx: Tx, ids: readonly string[], { by, at }: Withdrawal): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('sealWithdrawal')
    .values(ids.map((useId) => ({ useId, by, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Marks the seals that were put on a request outside of its steps. */
export async function withdrawOutsideUses(tx: Tx, caseId: string, withdrawal: Withdrawal): Promise<void> {
  const rows = await tx
    .selectFrom('sealUse')
    .where('caseId', '=', caseId)
    .where('taskId', 'is', null)
    .select('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await withdrawUses(tx, ids, withdrawal)
}
