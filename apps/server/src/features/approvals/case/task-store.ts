import type { Tx } from '@signet/db'
import { sql } from 'kysely'

/** One row of many: what it does is undone when it is refused, what the others did stays. */
export async function inSavepoint<Result>(tx: Tx, row: () => Promise<Result>): Promise<Result> {
  await sql`savepoint one_row`.execute(tx)
  try {
    const result = await row()
    await sql`release savepoint one_row`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint one_row`.execute(tx)
    await sql`release savepoint one_row`.execute(tx)
    throw error
  }
}

export function findTask(tx: Tx, taskId: string) {
  return tx
    .selectFrom('flowTask')
    .innerJoin('flowCase', 'flowCase.id', 'flowTask.caseId')
    .where('flowTask.id', '=', taskId)
    .select(['flowTask.personId', 'flowCase.flowId'])
    .executeTakeFirst()
}

/** Keeps a half-written opinion with an open task. False when the task is closed meanwhile. */
export async function saveDraftOpinion(tx: Tx, taskId: string, opinion: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('flowTask')
    .set({ draftOpinion: opinion })
    .where('id', '=', taskId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
