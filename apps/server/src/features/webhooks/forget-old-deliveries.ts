import type { Server } from '../../server.ts'
import { forgetDeliveries } from './delivery-store.ts'

/** Deliveries from before this moment. */
export async function forgetOldDeliveries({ db }: Server, tenant: string, before: string): Promise<void> {
  await forgetDeliveries(db.tenant(tenant), before)
}
