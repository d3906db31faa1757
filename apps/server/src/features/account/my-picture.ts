import { contract, largestAvatar, type RefusalCode } from '@signet/contract'
import { pictureTypeOf, Refusal } from '@signet/std'
import { z } from 'zod'
import { type Route, serve } from '../../http/serve.ts'
import { isOpenTenant } from '../../people/tenants/index.ts'
import { abandonFiles, findFile, readContent } from '../files/index.ts'
import { deletePicture, findPicture, savePicture } from './picture-store.ts'

/** The uploaded file is copied, because browsers show pictures without a session and files need one. */
export const setAvatar = serve(contract.myself.setAvatar, async (call) => {
  const { input, actor, tx, server } = call
  const { tenant, personId } = actor
  const file = await findFile(tx, input.fileId)
  if (file?.ownerId !== personId) throw new Refusal<RefusalCode>('files.notFound')
  if (file.state !== 'ready' || !file.contentHash) throw new Refusal<RefusalCode>('files.notReady')
  if (file.size > largestAvatar) throw new Refusal<RefusalCode>('account.pictureWrong')
  const bytes = await readContent(server, tenant, file.contentHash)
  const type = pictureTypeOf(bytes)
  if (!type) throw new Refusal<RefusalCode>('account.pictureWrong')

  await server.directories.changed({ ...call, tenant })
  const token = Buffer.from(server.random(18)).toString('base64url')
  const address = `/api/oauth/Avatar/${tenant}/${token}`
  await savePicture(tx, { personId, token, type, bytes, address })
  await abandonFiles(tx, { fileIds: [file.id], at: server.clock(), grace: 'carried' })
  return { headIcon: address }
})

export const removeAvatar = serve(contract.myself.removeAvatar, async (call) => {
  const { actor, tx, server } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await deletePicture(tx, actor.personId)
  return null
})

const Address = z.object({
  tenant: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  token: z.string().regex(/^[\w-]{24}$/),
})

/** Serves the picture of a person to everyone who has its address, which only colleagues get. */
export const sendAvatar: Route = (app, server) => {
  app.route({
    method: 'GET',
    url: '/api/oauth/Avatar/:tenant/:token',
    config: { perMinute: 600 },
    handler: async (request, reply) => {
      const address = Address.safeParse(request.params)
      const isKnown = address.success && (await isOpenTenant(server.db, address.data.tenant))
      const found = isKnown && (await findPicture(server.db.tenant(address.data.tenant), address.data.token))
      if (!found) throw new Refusal<RefusalCode>('request.notFound')

      return reply
        .header('content-type', found.type)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(found.bytes)
    },
  })
}
