import type { Server } from '../../server.ts'
import { tenantExists } from '../../tenants/index.ts'
import { hashOfAddress } from './address.ts'
import { type StoredTrigger, triggerAt } from './trigger-store.ts'

export type Address = Readonly<{ tenant: string; token: string }>

/** Whoever is called at an address; nobody at one that is not known. */
export async function triggerCalled(
  { db }: Pick<Server, 'db'>,
  { tenant, token }: Address,
): Promise<StoredTrigger | undefined> {
  if (!(await tenantExists(db, tenant))) return undefined
  return triggerAt(db.tenant(tenant), hashOfAddress(token))
}
