import type { TenantDb } from '@signet/db'

type Denial = Readonly<{ at: string; personId: string; what: string; refusal: string; requestId: string }>

/** Deletes refusals before an instant. */
export async function forgetOldDenials(db: TenantDb, before: string): Promise<void> {
  await db.deleteFrom('auditEvent').where('at', '<=', before).execute()
}

/** Writes outside the refused transaction, whose rollback would delete it. */
export async function recordDenial(db: TenantDb, denial: Denial): Promise<void> {
  await db.insertInto('auditEvent').values(denial).execute()
}
