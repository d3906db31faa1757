import type { TenantDb } from '@signet/db'

type Denial = Readonly<{ at: string; personId: string; what: string; refusal: string; requestId: string }>

/** Writes outside the refused transaction, whose rollback would delete it. */
export async function recordDenial(db: TenantDb, denial: Denial): Promise<void> {
  await db.insertInto('auditEvent').values(denial).execute()
}
