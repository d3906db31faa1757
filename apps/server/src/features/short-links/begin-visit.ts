import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'
import { hashOf, newAddress } from './link-address.ts'
import { letIn, refuseUnknown, refuseUsedUp } from './meet-stranger.ts'
import { insertVisit } from './upload-store.ts'

export const beginVisit = serveAnyone(
  contract.shortLinks.visit,
  async (call) => {
    const { tenant, tx, link } = await letIn(call, 'visit')
    if (link.purpose !== 'form') refuseUnknown()
    refuseUsedUp(link)

    const visit = newAddress(tenant, call.server.random)
    await insertVisit(tx, { visitHash: hashOf(visit), linkId: link.id, startedAt: call.now })
    return { visit }
  },
  { perMinute: 60 },
)
