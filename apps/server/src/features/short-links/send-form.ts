import { contract } from '@signet/contract'
import { serveAnyone } from '../../http/serve-anyone.ts'
import { insertEntry, sentBefore } from './entry-store.ts'
import { letIn, refuseExpired, refuseUnknown, refuseUsedUp } from './meet-stranger.ts'
import { countUse, holdLink } from './short-link-store.ts'
import { storeSent } from './store-sent.ts'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const sendForm = serveAnyone(
  contract.shortLinks.send,
  async (call) => {
    const { link, tenant, model } = await letIn(call, 'send')
    const { input, now, server } = call
    const { ticket, values, visit } = input
    return server.db
      .tenant(tenant)
      .transaction()
      .execute(async (tx) => {
        // The link may have been revoked since the form was opened.
        const held = (await holdLink(tx, link.id)) ?? refuseUnknown()
        const before = await sentBefore(tx, link.id, ticket)
        if (before !== undefined) return { reference: before }
        refuseExpired(held, now)
        refuseUsedUp(held)

        const recordId = await storeSent(call, { tx, tenant, link: held, model }, { values, visit })
        const reference = newReference(server.random)
        await countUse(tx, link.id)
        await insertEntry(tx, { linkId: link.id, ticket, reference, recordId, createdAt: now })
        return { reference }
      })
  },
  { perMinute: 60 },
)

/** Returns ten unambiguous letters, shown to the visitor instead of the record id. */
function newReference(random: (bytes: number) => Uint8Array): string {
  return Array.from(random(10), (byte) => letters.charAt(byte % letters.length)).join('')
}
