import type { Db } from '@signet/db'
import { demoTenant } from './demo-accounts.ts'

/** Ends the sessions in which the story was told, and drops the keys of its calls: nobody will repeat one. */
export async function forgetTelling(db: Db): Promise<void> {
  await db.platform.deleteFrom('session').where('tenantCode', '=', demoTenant).execute()
  await db.tenant(demoTenant).deleteFrom('idempotency').execute()
}
