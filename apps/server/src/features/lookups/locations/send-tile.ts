import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { Route } from '../../../http/serve.ts'
import { PlaceFailure, TilePath } from '../../../outside/places/index.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { isTilePass, tileServerOf } from './company-map.ts'

const Owner = z.object({
  tenant: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  pass: z.string().regex(/^[\w-]{24}$/),
})

/** A screen shows some 40 tiles, and the people of an office may share an address. */
const perMinute = 6_000

/** Passes tiles of the company's server on, so that the policy of pages stays closed and its key stays here. */
export const sendTile: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/system/Location/Tiles/:tenant/:pass/:z/:x/:y',
    config: { perMinute, isForMembers: true },
    handler: async (request, reply) => {
      const { type, bytes } = await findTile(server, request.params)
      return reply
        .header('content-type', type)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'private, max-age=86400')
        .send(Buffer.from(bytes))
    },
  })
}

/** Refuses `request.notFound` for everything that members cannot have asked for, and for tiles that are not there. */
async function findTile(server: Server, params: unknown) {
  const owner = Owner.safeParse(params)
  const spot = TilePath.safeParse(params)
  const isKnown = owner.success && spot.success && (await isOpenTenant(server.db, owner.data.tenant))
  if (!isKnown) throw new Refusal<RefusalCode>('request.notFound')

  const { tenant, pass } = owner.data
  const source = await tileServerOf(server, tenant)
  const isPassed = source !== undefined && (await isTilePass(server, tenant, pass))
  if (!isPassed) throw new Refusal<RefusalCode>('request.notFound')
  try {
    return await server.places.tiles.of(tenant, source, spot.data)
  } catch (error) {
    if (!(error instanceof PlaceFailure)) throw error
    server.log.warn({ err: error, tenant }, 'a tile server did not answer')
    throw new Refusal<RefusalCode>('request.notFound')
  }
}
