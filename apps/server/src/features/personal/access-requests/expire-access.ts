import { accessRequestDays } from '@signet/contract'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { expireAccessRequests } from '../../../people/rights/access-request-store.ts'
import type { Server } from '../../../server.ts'

const atOnce = 50

/** Closes requests for access that were not answered in time; who asked hears of it, also where the id is of nothing. */
export function expireAccess(server: Server, tenant: string): Promise<boolean> {
  return workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const expired = await expireAccessRequests(tx, { now, most: atOnce })
    for (const { id, kind, personId } of expired)
      tell({
        topic: 'notice',
        body: {
          ...{ toPersonIds: [personId], kind: 'system', titleKey: `access-requests.notice.expired.${kind}` },
          titleParams: { days: accessRequestDays },
          fact: `accessExpired:${id}`,
        },
      })
    return expired.length === atOnce
  })
}
