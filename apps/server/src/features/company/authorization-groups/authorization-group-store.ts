import { buttonOfRight, type Holder, listRights, type PeopleHolder, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Permission } from '@signet/list'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'

export type GroupRow = Readonly<{
  id: string
  name: string
  code: string
  description: string
  isEnabled: boolean
  until: string | null
  /** When the last day is over; null where it has no end or is over. */
  dueAt: string | null
  changedBy: string
  changedAt: string
}>

export function allGroups(tx: Reader) {
  return tx
    .selectFrom('authorizationGroup')
    .select(['id', 'name', 'code', 'description', 'isEnabled', 'until', 'version', 'changedBy', 'changedAt'])
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Refuses `organization.codeTaken`. */
export async function insertGroup(tx: Tx, row: GroupRow): Promise<void> {
  await tx.insertInto('authorizationGroup').values(row).execute().catch(refuseTaken)
}

/** Refuses `organization.changedMeanwhile` and `organization.codeTaken`. */
export async function updateGroup(tx: Tx, version: number, { id, ...row }: GroupRow): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('authorizationGroup')
    .set({ ...row, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
    .catch(refuseTaken)
  if (numUpdatedRows === 0n) throw new Refusal<RefusalCode>('organization.changedMeanwhile')
}

type Switch = Pick<GroupRow, 'isEnabled' | 'changedBy' | 'changedAt'> & Readonly<{ ids: readonly string[] }>

export async function switchGroups(tx: Tx, { ids, ...change }: Switch): Promise<void> {
  await tx
    .updateTable('authorizationGroup')
    .set({ ...change, version: sql`version + 1` })
    .where('id', 'in', [...ids])
    .execute()
}

export type DueGroup = Pick<GroupRow, 'id' | 'until'>

/** Returns groups whose last day may be over, locked. */
export function takeDue(tx: Tx, now: string, most: number): Promise<readonly DueGroup[]> {
  return tx
    .selectFrom('authorizationGroup')
    .where('dueAt', '<=', now)
    .select(['id', 'until'])
    .orderBy('dueAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function setDue(tx: Tx, id: string, dueAt: string | null): Promise<void> {
  await tx.updateTable('authorizationGroup').set({ dueAt }).where('id', '=', id).execute()
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('authorizationGroup').where('id', '=', id).execute()
}

export async function replaceMembers(
  tx: Tx,
  groupId: string,
  members: readonly PeopleHolder[],
): Promise<void> {
  await tx.deleteFrom('authorizationGroupMember').where('groupId', '=', groupId).execute()
  if (members.length === 0) return
  await tx
    .insertInto('authorizationGroupMember')
    .values(members.map(({ kind, id: holderId }) => ({ groupId, kind, holderId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type StoredGrant = Readonly<{
  id: string
  name: string
  formId: string
  formName: string
  rights: (typeof listRights)[number][]
  holders: readonly Holder[]
}>

/** Returns all permissions of lists with their holders, by form. */
export async function allGrants(tx: Reader): Promise<readonly StoredGrant[]> {
  const rows = await tx
    .selectFrom('recordGrant')
    .innerJoin('form', 'form.id', 'recordGrant.formId')
    .select(['recordGrant.id', 'recordGrant.name', 'formId', 'form.name as formName', 'permission'])
    .orderBy('form.name')
    .orderBy('recordGrant.id')
    .execute()
  const holders = await tx
    .selectFrom('recordGrantHolder')
    .select(['grantId', 'kind', 'holderId as id'])
    .orderBy('kind')
    .orderBy('holderId')
    .execute()
  const byGrant = Map.groupBy(holders, ({ grantId }) => grantId)
  return rows.map(({ permission, ...row }) => ({
    ...row,
    rights: rightsIn(Permission.parse(permission)),
    holders: (byGrant.get(row.id) ?? []).map(({ kind, id }) => ({ kind, id })),
  }))
}

function rightsIn({ buttons }: Permission): StoredGrant['rights'] {
  return listRights.filter((right) => {
    const button = buttonOfRight[right]
    return button === undefined || buttons.includes(button)
  })
}

/** Makes the group a holder of these permissions of lists, and of no others. */
export async function replaceGrants(tx: Tx, groupId: string, grantIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('recordGrantHolder')
    .where('kind', '=', 'authorizationGroup')
    .where('holderId', '=', groupId)
    .execute()
  if (grantIds.length === 0) return
  await tx
    .insertInto('recordGrantHolder')
    .values(grantIds.map((grantId) => ({ grantId, kind: 'authorizationGroup' as const, holderId: groupId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function refuseTaken(error: unknown): never {
  const { constraint } = error as { constraint?: unknown }
  if (constraint !== 'authorization_group_code_key') throw error
  throw new Refusal<RefusalCode>('organization.codeTaken')
}
