import type { RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { spellInLatin } from '../../../people/directory/index.ts'
import { refuseBroken } from './organization-store.ts'

export type NewPerson = Readonly<{
  id: string
  account: string
  name: string
  gender: 'female' | 'male' | 'unknown'
  mobilePhone: string
  email: string
  passwordHash: string
  /** Whether somebody else chose the password. */
  passwordMustChange?: boolean
  managerId: string | null
  /** The first is the primary post. */
  postIds: readonly string[]
  isAdministrator: boolean
  now: string
}>

/**
 * Refuses `organization.accountTaken` (accounts must differ by more than case) and `organization.notFound`.
 */
export async function insertPerson(
  tx: Tx,
  { postIds, now, passwordMustChange = true, ...row }: NewPerson,
): Promise<void> {
  await refuseTakenAccount(tx, row.account)
  await tx
    .insertInto('person')
    .values({
      ...row,
      pinyin: spellInLatin(row.name),
      majorPostId: postIds[0] ?? null,
      createdAt: now,
      passwordMustChange,
      passwordChangedAt: now,
    })
    .execute()
    .catch(refuseBroken)
  await insertHolder(tx, row.id, postIds)
}

type Change = Readonly<{
  postIds?: readonly string[] | undefined
  managerId?: string | null | undefined
  isEnabled?: boolean | undefined
}>

/** Changes only the given columns. Refuses `organization.notFound`. */
export async function updatePerson(tx: Tx, personId: string, change: Change): Promise<void> {
  const { postIds, managerId, isEnabled } = change
  const done = await tx
    .updateTable('person')
    .set({
      // Writes at least one column, so that an empty change still detects an unknown person.
      id: personId,
      ...(postIds && { majorPostId: postIds[0] ?? null }),
      ...(managerId !== undefined && { managerId }),
      ...(isEnabled !== undefined && { isEnabled }),
    })
    .where('id', '=', personId)
    .executeTakeFirst()
    .catch(refuseBroken)
  if (done.numUpdatedRows === 0n) throw new Refusal<RefusalCode>('organization.notFound')
  if (!postIds) return

  await tx.deleteFrom('postHolder').where('personId', '=', personId).execute()
  await insertHolder(tx, personId, postIds)
}

export async function managerOf(tx: Reader, personId: string): Promise<string | null> {
  const row = await tx.selectFrom('person').where('id', '=', personId).select('managerId').executeTakeFirst()
  return row?.managerId ?? null
}

/** Whether `personId` is `managerId` or one of their managers up the chain. */
export async function isManagerOf(tx: Reader, managerId: string, personId: string): Promise<boolean> {
  const found = await tx
    .withRecursive('above', (db) =>
      db
        .selectFrom('person')
        .where('id', '=', managerId)
        .select(['id', 'managerId'])
        .union(
          db
            .selectFrom('person')
            .innerJoin('above', 'above.managerId', 'person.id')
            .select(['person.id', 'person.managerId']),
        ),
    )
    .selectFrom('above')
    .where('id', '=', personId)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the tenant has people. Serializes transactions that ask. */
export async function hasPeople(tx: Tx): Promise<boolean> {
  await tx.selectFrom('directoryVersion').forUpdate().select('version').execute()
  return (await tx.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function refuseTakenAccount(tx: Reader, account: string): Promise<void> {
  const taken = await tx
    .selectFrom('person')
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .select('id')
    .executeTakeFirst()
  if (taken) throw new Refusal<RefusalCode>('organization.accountTaken', { account })
}

async function insertHolder(tx: Tx, personId: string, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return
  const chairs = [...new Set(postIds)].map((postId) => ({ postId, personId }))
  await tx.insertInto('postHolder').values(chairs).execute().catch(refuseBroken)
}
