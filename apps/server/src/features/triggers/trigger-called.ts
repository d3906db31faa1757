import { tenantExists } from '../../people/tenants/index.ts'
import type { Server } from '../../server.ts'
import { hashOfAddress } from './address.ts'
import { type StoredTrigger, triggerAt } from './trigger-store.ts'

export type Address = Readonly<{ tenant: string; token: string }>

/** Returns the trigger at an address; undefined for an unknown one. */
export async function triggerCalled(
  { db }: Pick<Server, 'db'>,
  { tenant, token }: Address,
): Promise<StoredTrigger | undefined> {
  if (!(await tenantExists(db, tenant))) return undefined
  return triggerAt(db.tenant(tenant), hashOfAddress(token))
}
