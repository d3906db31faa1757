import type { Server } from '../../server.ts'
import { forgetCalls } from './call-store.ts'

/** Deletes calls made before an instant. */
export async function forgetOldCalls({ db }: Server, tenant: string, before: string): Promise<void> {
  await forgetCalls(db.tenant(tenant), before)
}
