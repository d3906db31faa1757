import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { Route } from '../../../http/serve.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import { findPicture } from './icon-store.ts'

const Address = z.object({
  tenant: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  id: z.string().regex(/^[\w-]{16}$/),
})

/** Drawn at once for a month, and looked at again after five minutes, since a replaced picture keeps its address. */
const caching = 'private, max-age=300, stale-while-revalidate=2592000'

/** Serves an icon to everyone who has its address, as a picture that runs and loads nothing. */
export const sendIcon: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/Icon/:tenant/:id',
    config: { perMinute: 6_000, isForMembers: true },
    handler: async (request, reply) => {
      const address = Address.safeParse(request.params)
      const isKnown = address.success && (await isOpenTenant(server.db, address.data.tenant))
      const found = isKnown && (await findPicture(server.db.tenant(address.data.tenant), address.data.id))
      if (!found) throw new Refusal<RefusalCode>('request.notFound')

      const tag = `"${found.hash}"`
      reply.header('cache-control', caching).header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.status(304).send()
      return reply
        .header('content-type', found.type)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(found.bytes)
    },
  })
}
