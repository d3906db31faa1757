import type { Reader, TenantDb } from '@signet/db'

export async function findSecret(tx: Reader, flowId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('flowSecret')
    .where('flowId', '=', flowId)
    .select('sealed')
    .executeTakeFirst()
  return row?.sealed
}

type StoredSecret = Readonly<{ flowId: string; sealed: string; changedAt: string }>

/** Inserts a secret unless the flow has one. */
export async function insertSecret(tx: TenantDb, kept: StoredSecret): Promise<void> {
  await tx
    .insertInto('flowSecret')
    .values(kept)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function replaceSecret(
  tx: TenantDb,
  { flowId, sealed, changedAt }: StoredSecret,
): Promise<void> {
  await tx
    .insertInto('flowSecret')
    .values({ flowId, sealed, changedAt })
    .onConflict((conflict) => conflict.column('flowId').doUpdateSet({ sealed, changedAt }))
    .execute()
}
