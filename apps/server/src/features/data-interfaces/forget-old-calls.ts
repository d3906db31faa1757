import type { Server } from '../../server.ts'
import { forgetCalls } from './call-store.ts'

/** Calls from before this moment. */
export async function forgetOldCalls({ db }: Server, tenant: string, before: string): Promise<void> {
  await forgetCalls(db.tenant(tenant), before)
}
