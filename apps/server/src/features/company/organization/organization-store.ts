import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'

type NewRow = Readonly<{ id: string; now: string }>
export type NewOrganization = NewRow &
  Readonly<{
    parentId: string | null
    name: string
    code: string
    category: 'company' | 'department'
    headId?: string | null
  }>

/** Refuses `organization.codeTaken`, and `organization.notFound` for an unknown parent. */
export async function insertOrganization(tx: Tx, { now, ...row }: NewOrganization): Promise<void> {
  await tx
    .insertInto('organization')
    .values(({ selectFrom, fn }) => ({
      ...row,
      createdAt: now,
      position: selectFrom('organization as sibling').select(fn.countAll<number>().as('count')),
    }))
    .execute()
    .catch(refuseBroken)
}

/** Refuses `organization.closed`: nothing new is created in a closed organization. */
export async function refuseClosed(tx: Reader, organizationId: string | null): Promise<void> {
  if (organizationId === null) return
  const closed = await tx
    .selectFrom('organization')
    .where('id', '=', organizationId)
    .where('isClosed', '=', true)
    .select('name')
    .executeTakeFirst()
  if (closed) throw new Refusal<RefusalCode>('organization.closed', { name: closed.name })
}

/** Refuses `organization.notFound`. */
export async function updateHead(tx: Tx, organizationId: string, headId: string | null): Promise<void> {
  const done = await tx
    .updateTable('organization')
    .set({ headId })
    .where('id', '=', organizationId)
    .executeTakeFirst()
    .catch(refuseBroken)
  if (done?.numUpdatedRows === 0n) throw new Refusal<RefusalCode>('organization.notFound')
}

export async function headOf(tx: Reader, organizationId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('organization')
    .where('id', '=', organizationId)
    .select('headId')
    .executeTakeFirst()
  return row?.headId ?? null
}

export type NewPost = NewRow &
  Readonly<{
    organizationId: string
    parentId: string | null
    name: string
    code: string
    dutyPersonId: string | null
  }>

/** Refuses `organization.codeTaken` and `organization.notFound`. */
export async function insertPost(tx: Tx, { now, ...row }: NewPost): Promise<void> {
  await tx
    .insertInto('post')
    .values({ ...row, createdAt: now })
    .execute()
    .catch(refuseBroken)
}

export type NewCircle = NewRow & Readonly<{ name: string; code: string; personIds: readonly string[] }>

/** Refuses `organization.codeTaken` and `organization.notFound`. */
export async function insertRole(tx: Tx, { personIds, id, name, code, now }: NewCircle): Promise<void> {
  await tx.insertInto('role').values({ id, name, code, createdAt: now }).execute().catch(refuseBroken)
  if (personIds.length === 0) return

  const members = [...new Set(personIds)].map((personId) => ({ roleId: id, personId }))
  await tx.insertInto('roleMember').values(members).execute().catch(refuseBroken)
}

/** Refuses `organization.codeTaken` and `organization.notFound`. */
export async function insertGroup(
  tx: Tx,
  { personIds, now, ...row }: NewCircle & Readonly<{ rule?: string | null }>,
): Promise<void> {
  const { id } = row
  await tx
    .insertInto('personGroup')
    .values({ ...row, createdAt: now })
    .execute()
    .catch(refuseBroken)
  if (personIds.length === 0) return

  const members = [...new Set(personIds)].map((personId) => ({ groupId: id, personId }))
  await tx.insertInto('groupMember').values(members).execute().catch(refuseBroken)
}

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/** Translates constraint violations to refusals. */
export function refuseBroken(error: unknown): never {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  if (code === foreignKeyViolation) throw new Refusal<RefusalCode>('organization.notFound')
  if (code !== uniqueViolation) throw error
  const isAccount = constraint === 'person_account_key'
  throw new Refusal<RefusalCode>(isAccount ? 'organization.accountTaken' : 'organization.codeTaken')
}
