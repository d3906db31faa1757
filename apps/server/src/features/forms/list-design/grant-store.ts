import type { Holder } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'

type Grant = Readonly<{
  id: string
  formId: string
  name: string
  permission: unknown
  holders: readonly Holder[]
  changedBy: string
  changedAt: string
}>

/** Returns the grants on the records of a form, oldest first. */
export async function grantsOf(tx: Reader, formId: string): Promise<Grant[]> {
  const grants = await tx
    .selectFrom('recordGrant')
    .where('formId', '=', formId)
    .selectAll()
    .orderBy('id')
    .execute()
  const holders = await tx
    .selectFrom('recordGrantHolder as holder')
    .innerJoin('recordGrant', 'recordGrant.id', 'holder.grantId')
    .where('recordGrant.formId', '=', formId)
    .select(['holder.grantId', 'holder.kind', 'holder.holderId as id'])
    .orderBy('holder.kind')
    .orderBy('holder.holderId')
    .execute()
  const byGrant = Map.groupBy(holders, ({ grantId }) => grantId)
  return grants.map((grant) => ({
    ...grant,
    holders: (byGrant.get(grant.id) ?? []).map(({ kind, id }) => ({ kind, id })),
  }))
}

type GrantKey = Readonly<{ id: string; formId: string }>

export function holdersOfGrant(tx: Reader, { id, formId }: GrantKey): Promise<Holder[]> {
  return tx
    .selectFrom('recordGrantHolder as holder')
    .innerJoin('recordGrant', 'recordGrant.id', 'holder.grantId')
    .where('recordGrant.id', '=', id)
    .where('recordGrant.formId', '=', formId)
    .select(['holder.kind', 'holder.holderId as id'])
    .execute()
}

export async function insertGrant(tx: Tx, { holders, permission, ...grant }: Grant): Promise<void> {
  await tx
    .insertInto('recordGrant')
    .values({ ...grant, permission: JSON.stringify(permission) })
    .execute()
  await insertHolders(tx, grant.id, holders)
}

/** Locks a grant, so that of two saves the second sees what the first stored. */
export function lockGrant(
  tx: Tx,
  { id, formId }: GrantKey,
): Promise<Pick<Grant, 'changedAt' | 'changedBy'> | undefined> {
  return tx
    .selectFrom('recordGrant')
    .where('id', '=', id)
    .where('formId', '=', formId)
    .select(['changedAt', 'changedBy'])
    .forUpdate()
    .executeTakeFirst()
}

/** Returns false when the form has no such grant. */
export async function updateGrant(tx: Tx, { holders, permission, ...grant }: Grant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordGrant')
    .set({
      name: grant.name,
      permission: JSON.stringify(permission),
      changedBy: grant.changedBy,
      changedAt: grant.changedAt,
    })
    .where('id', '=', grant.id)
    .where('formId', '=', grant.formId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false

  await tx.deleteFrom('recordGrantHolder').where('grantId', '=', grant.id).execute()
  await insertHolders(tx, grant.id, holders)
  return true
}

export async function deleteGrant(tx: Tx, { id, formId }: GrantKey): Promise<void> {
  await tx.deleteFrom('recordGrant').where('id', '=', id).where('formId', '=', formId).execute()
}

async function insertHolders(tx: Tx, grantId: string, holders: readonly Holder[]): Promise<void> {
  await tx
    .insertInto('recordGrantHolder')
    .values(holders.map(({ kind, id: holderId }) => ({ grantId, kind, holderId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
