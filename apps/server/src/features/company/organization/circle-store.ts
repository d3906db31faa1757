import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { inParts, Refusal } from '@signet/std'
import { insertGroup, insertRole, type NewCircle, refuseBroken } from './organization-store.ts'

/** A role or a group by its table. */
export type CircleTable = 'role' | 'personGroup'
type Known = Readonly<{ id: string; version?: number | undefined }>

/** Returns a role or group as it is now. Refuses `organization.notFound` and `organization.changedMeanwhile`. */
export async function loadCircle(tx: Reader, table: CircleTable, { id, version }: Known) {
  const row = await tx
    .selectFrom(table)
    .where('id', '=', id)
    .select(['id', 'name', 'code', 'version'])
    .executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('organization.notFound')
  if (version !== undefined && row.version !== version)
    throw new Refusal<RefusalCode>('organization.changedMeanwhile')
  return { ...row, rule: table === 'role' ? null : await ruleOf(tx, id) }
}

async function ruleOf(tx: Reader, id: string): Promise<string | null> {
  const row = await tx.selectFrom('personGroup').where('id', '=', id).select('rule').executeTakeFirst()
  return row?.rule ?? null
}

/** Returns the rules of all groups that have one, by id. */
export async function loadRules(
  tx: Reader,
): Promise<ReadonlyMap<string, Readonly<{ name: string; rule: string }>>> {
  const rows = await tx
    .selectFrom('personGroup')
    .where('rule', 'is not', null)
    .select(['id', 'name', 'rule'])
    .execute()
  return new Map(rows.map(({ id, name, rule }) => [id, { name, rule: rule ?? '' }]))
}

type NewRule = Readonly<{ id: string; rule: string; handKept: readonly string[] }>

/** Replaces the rule of a group, and its rows of members by `handKept`. */
export async function updateRule(tx: Tx, { id, rule, handKept }: NewRule): Promise<void> {
  await tx
    .updateTable('personGroup')
    .set(({ eb }) => ({ rule: rule === '' ? null : rule, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('groupMember').where('groupId', '=', id).execute()
  for (const part of inParts(handKept, rowsAtOnce))
    await tx
      .insertInto('groupMember')
      .values(part.map((personId) => ({ groupId: id, personId })))
      .execute()
}

/** A statement takes 65,535 parameters. */
const rowsAtOnce = 10_000

/** Refuses `organization.membersByRule` for a group whose members a rule decides. */
export function refuseByRule({ name, rule }: Readonly<{ name: string; rule: string | null }>): void {
  if (rule !== null) throw new Refusal<RefusalCode>('organization.membersByRule', { name })
}

type Names = Readonly<{ name: string; code: string }>

/** Refuses `organization.codeTaken`. */
export async function updateCircle(tx: Tx, table: CircleTable, id: string, names: Names): Promise<void> {
  await tx
    .updateTable(table)
    .set(({ eb }) => ({ ...names, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
    .catch(refuseBroken)
}

export async function deleteCircle(tx: Tx, table: CircleTable, id: string): Promise<void> {
  await tx.deleteFrom(table).where('id', '=', id).execute()
}

/** Refuses `organization.codeTaken` and `organization.notFound`. */
export function addCircle(tx: Tx, table: CircleTable, circle: NewCircle): Promise<void> {
  return table === 'role' ? insertRole(tx, circle) : insertGroup(tx, circle)
}

type Members = Readonly<{ id: string; add: readonly string[]; remove: readonly string[] }>

/** Adds and removes members; who is in it already stays. Refuses `organization.notFound` for unknown people. */
export async function updateMembers(tx: Tx, table: CircleTable, { id, add, remove }: Members): Promise<void> {
  const members = [...new Set(add)]
  if (remove.length > 0) await removeMembers(tx, table, { id, remove })
  if (members.length === 0) return
  const insertion =
    table === 'role'
      ? tx.insertInto('roleMember').values(members.map((personId) => ({ roleId: id, personId })))
      : tx.insertInto('groupMember').values(members.map((personId) => ({ groupId: id, personId })))
  await insertion
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch(refuseBroken)
}

async function removeMembers(tx: Tx, table: CircleTable, { id, remove }: Omit<Members, 'add'>) {
  const deletion =
    table === 'role'
      ? tx.deleteFrom('roleMember').where('roleId', '=', id)
      : tx.deleteFrom('groupMember').where('groupId', '=', id)
  await deletion.where('personId', 'in', remove).execute()
}

/** Returns everybody in a role or group. */
export async function membersOf(tx: Reader, table: CircleTable, id: string): Promise<readonly string[]> {
  const rows =
    table === 'role'
      ? await tx.selectFrom('roleMember').where('roleId', '=', id).select('personId').execute()
      : await tx.selectFrom('groupMember').where('groupId', '=', id).select('personId').execute()
  return rows.map(({ personId }) => personId)
}
