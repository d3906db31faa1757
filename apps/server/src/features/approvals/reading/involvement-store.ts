import { prepared, type Reader } from '@signet/db'

type Whose = { caseId: string; personId: string }

const tasksOf = prepared((tx, { caseId, personId }: Whose) =>
  tx
    .selectFrom('flowTask')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .select(['id', 'node', 'nodeName', 'stage', 'list', 'draftOpinion', 'listedAt'])
    .orderBy('listedAt', 'desc')
    .orderBy('id', 'desc'),
)
const copiesOf = prepared((tx, { caseId, personId }: Whose) =>
  tx
    .selectFrom('flowCopy')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .select(['node', 'readAt'])
    .orderBy('at', 'desc'),
)

/**
 * What a person has to do with a case, besides having started it: tasks, newest first, also such as wait for their turn,
 * and copies.
 */
export async function findInvolvement(tx: Reader, whose: Whose) {
  return { tasks: await tasksOf(tx, whose), copies: await copiesOf(tx, whose) }
}

export type Involvement = Awaited<ReturnType<typeof findInvolvement>>
export type OwnTask = Involvement['tasks'][number]
