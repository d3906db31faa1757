import type { Reader, Tx } from '@signet/db'

export function findTask(tx: Reader, taskId: string) {
  return tx
    .selectFrom('flowTask')
    .innerJoin('flowCase', 'flowCase.id', 'flowTask.caseId')
    .where('flowTask.id', '=', taskId)
    .select(['flowTask.personId', 'flowCase.flowId'])
    .executeTakeFirst()
}

/** Stores a draft opinion with an open task; returns false if the task has closed. */
export async function saveDraftOpinion(tx: Tx, taskId: string, opinion: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('flowTask')
    .set({ draftOpinion: opinion })
    .where('id', '=', taskId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
