import type { Server } from '../../server.ts'
import { forgetDeliveries } from './delivery-store.ts'

/** Deletes deliveries from before an instant. */
export async function forgetOldDeliveries({ db }: Server, tenant: string, before: string): Promise<void> {
  await forgetDeliveries(db.tenant(tenant), before)
}
