import type { Tx } from '@signet/db'

/** What a person has to do with a case, besides having started it: tasks that reached them, newest first, and copies. */
export async function findInvolvement(tx: Tx, caseId: string, personId: string) {
  const tasks = await tx
    .selectFrom('flowTask')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .where('stage', '!=', 'waiting')
    .select(['id', 'node', 'nodeName', 'stage', 'list', 'draftOpinion', 'listedAt'])
    .orderBy('listedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const copies = await tx
    .selectFrom('flowCopy')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .select(['node', 'readAt'])
    .orderBy('at', 'desc')
    .execute()
  return { tasks, copies }
}

export type Involvement = Awaited<ReturnType<typeof findInvolvement>>
export type OwnTask = Involvement['tasks'][number]
