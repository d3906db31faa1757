import type { TenantDb } from '@signet/db'

type Denial = Readonly<{ at: string; personId: string; what: string; refusal: string; requestId: string }>

/** Outside of the transaction that was refused, so that it stays. */
export async function recordDenial(db: TenantDb, denial: Denial): Promise<void> {
  await db.insertInto('auditEvent').values(denial).execute()
}
