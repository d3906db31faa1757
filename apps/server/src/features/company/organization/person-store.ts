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
  employeeNumber?: string
  entryDate?: string | null
  /** When the account closes of somebody of another company. */
  externalUntil?: string
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

/** Returns a person as they are now. Refuses `organization.notFound` and `organization.changedMeanwhile`. */
export async function loadPerson(
  tx: Reader,
  { id, version }: Readonly<{ id: string; version: number | undefined }>,
) {
  const row = await tx
    .selectFrom('person')
    .where('id', '=', id)
    .select(['id', 'name', 'managerId', 'mobilePhone', 'isAdministrator', 'isEnabled', 'version'])
    .executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('organization.notFound')
  if (version !== undefined && row.version !== version)
    throw new Refusal<RefusalCode>('organization.changedMeanwhile')
  return row
}

type Change = Partial<
  Readonly<{
    account: string | undefined
    name: string | undefined
    gender: NewPerson['gender'] | undefined
    mobilePhone: string | undefined
    email: string | undefined
    employeeNumber: string | undefined
    entryDate: string | null | undefined
    managerId: string | null | undefined
    isAdministrator: boolean | undefined
    isEnabled: boolean | undefined
    postIds: readonly string[] | undefined
  }>
>

/** Changes only the given columns. Refuses `organization.notFound` and `organization.accountTaken`. */
export async function updatePerson(tx: Tx, personId: string, { postIds, ...columns }: Change): Promise<void> {
  if (columns.account !== undefined) await refuseTakenAccount(tx, columns.account, personId)
  const done = await tx
    .updateTable('person')
    .set(({ eb }) => ({
      ...columns,
      version: eb('version', '+', 1),
      ...(columns.name !== undefined && { pinyin: spellInLatin(columns.name) }),
      ...(postIds && { majorPostId: postIds[0] ?? null }),
    }))
    .where('id', '=', personId)
    .executeTakeFirst()
    .catch(refuseBroken)
  if (done.numUpdatedRows === 0n) throw new Refusal<RefusalCode>('organization.notFound')
  if (!postIds) return

  await tx.deleteFrom('postHolder').where('personId', '=', personId).execute()
  await insertHolder(tx, personId, [...postIds, ...(await lentPosts(tx, personId))])
}

/** Posts of secondments that run stay until these end. */
async function lentPosts(tx: Reader, personId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('secondment')
    .where('personId', '=', personId)
    .where('state', '=', 'running')
    .where('givesPost', '=', true)
    .select('postId')
    .execute()
  return rows.map(({ postId }) => postId)
}

/** Returns how many administrators can sign in. */
export async function countAdministrators(tx: Reader): Promise<number> {
  const { count } = await tx
    .selectFrom('person')
    .where('isAdministrator', '=', true)
    .where('isEnabled', '=', true)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Refuses `organization.phoneTaken`, since people also sign in by their phone. */
export async function refuseTakenPhone(
  tx: Reader,
  { id, mobilePhone }: Readonly<{ id: string; mobilePhone: string }>,
): Promise<void> {
  if (mobilePhone === '') return
  const taken = await tx
    .selectFrom('person')
    .where('mobilePhone', '=', mobilePhone)
    .where('id', '!=', id)
    .select('name')
    .executeTakeFirst()
  if (taken)
    throw new Refusal<RefusalCode>('organization.phoneTaken', { phone: mobilePhone, name: taken.name })
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

async function refuseTakenAccount(tx: Reader, account: string, exceptId = ''): Promise<void> {
  const taken = await tx
    .selectFrom('person')
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .where('id', '!=', exceptId)
    .select('id')
    .executeTakeFirst()
  if (taken) throw new Refusal<RefusalCode>('organization.accountTaken', { account })
}

async function insertHolder(tx: Tx, personId: string, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return
  const chairs = [...new Set(postIds)].map((postId) => ({ postId, personId }))
  await tx.insertInto('postHolder').values(chairs).execute().catch(refuseBroken)
}
