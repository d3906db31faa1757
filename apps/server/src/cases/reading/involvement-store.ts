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

type Some = Readonly<{ caseIds: readonly string[]; personIds: readonly string[] }>

/** Which of some people started, or have a task whose turn has come or a copy on, which of some cases; deleted ones have none. */
export async function findRoles(tx: Reader, { caseIds, personIds }: Some) {
  const cases = tx
    .selectFrom('flowCase as case')
    .where('case.id', '=', (eb) => eb.fn.any(eb.val(caseIds)))
    .where('case.deletedAt', 'is', null)
  const starters = await cases.select(['case.id as caseId', 'starterId', 'launcherId']).execute()
  const tasks = await cases
    .innerJoin('flowTask', 'flowTask.caseId', 'case.id')
    .where('personId', '=', (eb) => eb.fn.any(eb.val(personIds)))
    .where('stage', 'not in', ['waiting', 'cancelled'])
    .select(['caseId', 'personId'])
    .execute()
  const copies = await cases
    .innerJoin('flowCopy', 'flowCopy.caseId', 'case.id')
    .where('personId', '=', (eb) => eb.fn.any(eb.val(personIds)))
    .select(['caseId', 'personId'])
    .execute()
  const started = starters.flatMap(({ caseId, starterId, launcherId }) =>
    [starterId, launcherId].flatMap((personId) => (personId === null ? [] : { caseId, personId })),
  )
  return [...started, ...tasks, ...copies]
}

export type Involvement = Awaited<ReturnType<typeof findInvolvement>> &
  /** True if the copies are shares, which let their readers do nothing. */
  Readonly<{ isShared?: boolean }>
export type OwnTask = Involvement['tasks'][number]
