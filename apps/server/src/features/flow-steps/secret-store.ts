import type { Reader, TenantDb } from '@signet/db'

export async function findSecret(tx: Reader, flowId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('flowSecret')
    .where('flowId', '=', flowId)
    .select('sealed')
    .executeTakeFirst()
  return row?.sealed
}

type Kept = Readonly<{ flowId: string; sealed: string; changedAt: string }>

/** Keeps a first secret; whoever was faster keeps his. */
export async function insertSecret(tx: TenantDb, kept: Kept): Promise<void> {
  await tx
    .insertInto('flowSecret')
    .values(kept)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function replaceSecret(tx: TenantDb, { flowId, sealed, changedAt }: Kept): Promise<void> {
  await tx
    .insertInto('flowSecret')
    .values({ flowId, sealed, changedAt })
    .onConflict((conflict) => conflict.column('flowId').doUpdateSet({ sealed, changedAt }))
    .execute()
}
