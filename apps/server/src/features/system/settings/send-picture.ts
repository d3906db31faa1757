import { createHash } from 'node:crypto'
import { pictureFields, type RefusalCode, type SettingPicture, type SettingValues } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import type { Route } from '../../../http/serve.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'

const Address = z.object({
  tenant: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  name: z.enum(pictureFields as [SettingPicture, ...SettingPicture[]]),
})

/** Serves logo and login picture, which the login page shows. */
export const sendPicture: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/oauth/Picture/:tenant/:name/:version',
    config: { perMinute: 600 },
    handler: async (request, reply) => {
      const address = Address.safeParse(request.params)
      const isKnown = address.success && (await isOpenTenant(server.db, address.data.tenant))
      if (!isKnown) throw new Refusal<RefusalCode>('request.notFound')

      const { tenant, name } = address.data
      const picture = (await server.settings.of(tenant, 'identity'))[name]
      if (picture === '') throw new Refusal<RefusalCode>('request.notFound')
      const [head = '', body = ''] = picture.split(',', 2)
      return reply
        .header('content-type', head.slice('data:'.length, -';base64'.length))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(Buffer.from(body, 'base64'))
    },
  })
}

/** Where browsers find a picture; empty if there is none. The address changes with the picture. */
export function pictureAddress(
  tenant: string,
  name: SettingPicture,
  identity: SettingValues<'identity'>,
): string {
  const picture = identity[name]
  if (picture === '') return ''
  const version = createHash('sha256').update(picture).digest('base64url').slice(0, 12)
  return `/api/oauth/Picture/${tenant}/${name}/${version}`
}
