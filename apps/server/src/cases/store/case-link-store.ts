import type { Reader, Tx } from '@signet/db'

export type CaseLink = Readonly<{
  childId: string
  parentId: string
  waitId: string
  node: string
  personId: string
  place: number
}>

const over = ['approved', 'rejected', 'terminated', 'revoked'] as const

export async function insertLink(tx: Tx, link: CaseLink): Promise<void> {
  await tx.insertInto('flowCaseLink').values(link).execute()
}

/** Links a follow-up, which belongs to no node and to no wait. */
export async function linkFollowUp(
  tx: Tx,
  { caseId, followsUp, starter }: Readonly<{ caseId: string; followsUp: string; starter: string }>,
): Promise<void> {
  const link = { childId: caseId, parentId: followsUp, personId: starter, place: 0 }
  await tx.insertInto('flowCaseLink').values(link).execute()
}

/** Returns the unfinished cases that these waits began, in lock order. */
export async function openChildren(tx: Reader, waits: readonly string[]): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('flowCaseLink as link')
    .innerJoin('flowCase as child', 'child.id', 'link.childId')
    .where('link.waitId', 'in', [...waits])
    .where('child.status', 'not in', [...over])
    .where('child.deletedAt', 'is', null)
    .orderBy('link.childId')
    .select('link.childId')
    .execute()
  return rows.map(({ childId }) => childId)
}

/** Returns the cases that a wait began, in that order. */
export function childrenOf(tx: Reader, waitId: string) {
  return tx
    .selectFrom('flowCaseLink as link')
    .innerJoin('flowCase as child', 'child.id', 'link.childId')
    .where('link.waitId', '=', waitId)
    .orderBy('link.place')
    .select(['link.childId', 'link.personId', 'link.place', 'child.status', 'child.deletedAt'])
    .execute()
}

/** Returns the parent of a case, the cases begun at its nodes, and its follow-ups. */
export function linksOf(tx: Reader, caseId: string) {
  return tx
    .selectFrom('flowCaseLink as link')
    .innerJoin('flowCase as parent', 'parent.id', 'link.parentId')
    .innerJoin('flowCase as child', 'child.id', 'link.childId')
    .where(({ or, eb }) => or([eb('link.parentId', '=', caseId), eb('link.childId', '=', caseId)]))
    .innerJoin('flow as parentFlow', 'parentFlow.id', 'parent.flowId')
    .innerJoin('flow as childFlow', 'childFlow.id', 'child.flowId')
    .orderBy('link.place')
    .orderBy('link.childId')
    .select(['link.childId', 'link.parentId', 'link.waitId', 'link.personId'])
    .select([
      'parent.translations as parentTranslations',
      'parentFlow.translations as parentFlowTranslations',
    ])
    .select(['child.translations as childTranslations', 'childFlow.translations as childFlowTranslations'])
    .select(['parent.title as parentTitle', 'parent.status as parentStatus', 'parentFlow.name as parentFlow'])
    .select(['child.title as childTitle', 'child.status as childStatus', 'childFlow.name as childFlow'])
    .execute()
}
