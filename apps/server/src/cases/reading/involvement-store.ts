import { prepared, type Reader } from '@signet/db'

type InvolvementKey = { caseId: string; personId: string }

const tasksOf = prepared((tx, { caseId, personId }: InvolvementKey) =>
  tx
    .selectFrom('flowTask')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .select(['id', 'node', 'nodeName', 'stage', 'list', 'draftOpinion', 'listedAt'])
    .orderBy('listedAt', 'desc')
    .orderBy('id', 'desc'),
)
const copiesOf = prepared((tx, { caseId, personId }: InvolvementKey) =>
  tx
    .selectFrom('flowCopy')
    .where('caseId', '=', caseId)
    .where('personId', '=', personId)
    .select(['node', 'readAt'])
    .orderBy('at', 'desc'),
)

/**
 * Returns the tasks of a person on a case, newest first and including those whose turn has not come, and
 * their copies.
 */
export async function findInvolvement(tx: Reader, whose: InvolvementKey) {
  return { tasks: await tasksOf(tx, whose), copies: await copiesOf(tx, whose) }
}

export type Involvement = Awaited<ReturnType<typeof findInvolvement>> &
  /** True if the copies are shares, which let their readers do nothing. */
  Readonly<{ isShared?: boolean }>
export type OwnTask = Involvement['tasks'][number]
