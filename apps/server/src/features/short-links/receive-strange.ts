import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isoOf } from '../../clock.ts'
import { type Caller, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { tenantExists } from '../../tenants/index.ts'
import { findFile, openUploadDoor, refuseByStatus } from '../files/index.ts'
import { hashOf, readAddress } from './link-address.ts'
import { refuseExpired, refusePaused, refuseUnknown, refuseUsedUp } from './meet-stranger.ts'
import { holdLink } from './short-link-store.ts'
import { isTooMuch, largestStrange, visitLasts } from './upload-limits.ts'
import { insertUpload, isUploadOf, linkOfVisit, sumUploads } from './upload-store.ts'

const Visit = z.object({ 'short-link-visit': z.string().max(120).default('') })

const Size = z.object({ 'upload-length': z.string().regex(/^\d{1,12}$/) })

const Params = z.object({ fileId: z.string().max(80) })

/** Files of strangers, by the protocol that people use (see files). The visit continues its own uploads and reads none. */
export const receiveStrange: Route = (app, server) => {
  app.register(async (scope) => {
    const door = openUploadDoor(scope, server)
    scope.setErrorHandler((error, request, reply) => refuseByStatus(server, request, reply, error))
    const visitOf = (request: FastifyRequest) =>
      visiting(server, told(Visit, request.headers)['short-link-visit'])

    scope.post('/api/visualdev/ShortLink/Upload', async (request, reply) => {
      const visit = await visitOf(request)
      const size = Number(told(Size, request.headers)['upload-length'])
      const fileId = await admitUpload(visit, { size, caller: callerOf(request) })
      return door.begin(request, reply, { tenant: visit.tenant, personId: null, fileId })
    })
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: '/api/visualdev/ShortLink/Upload/:fileId',
      handler: async (request, reply) => {
        const { tenant, visitHash } = await visitOf(request)
        const { fileId } = told(Params, request.params)
        const db = server.db.tenant(tenant)
        const file = (await isUploadOf(db, fileId, visitHash)) ? await findFile(db, fileId) : undefined
        if (!file) throw new Refusal<RefusalCode>('files.notFound')
        return door.goOn(request, reply, { sender: { tenant, personId: null, fileId }, file })
      },
    })
  })
}

function told<Shape extends z.ZodObject>(shape: Shape, raw: unknown): z.output<Shape> {
  const read = shape.safeParse(raw)
  if (read.success) return read.data
  throw new Refusal<RefusalCode>('request.invalid', { field: Object.keys(shape.shape).join() })
}

type Visiting = Readonly<{ server: Server; tenant: string; linkId: string; visitHash: Buffer }>

/** Whose visit a secret stands for. A strange one, and one that began too long ago, is refused with `shortLinks.notFound`. */
async function visiting(server: Server, visit: string): Promise<Visiting> {
  const address = readAddress(visit)
  if (!address) refuseUnknown()

  const { tenant } = address
  const visitHash = hashOf(visit)
  const since = isoOf(server.clock() - visitLasts)
  const known =
    (await tenantExists(server.db, tenant)) && (await linkOfVisit(server.db.tenant(tenant), visitHash, since))
  return known ? { server, tenant, linkId: known, visitHash } : refuseUnknown()
}

/**
 * Counts a file before its first byte comes, and answers its id. Refuses `files.tooLarge`, `shortLinks.tooManyFiles`,
 * and a link that takes nothing any more.
 */
async function admitUpload(
  { server, tenant, linkId, visitHash }: Visiting,
  { size, caller }: Readonly<{ size: number; caller: Caller }>,
): Promise<string> {
  if (size > largestStrange)
    throw new Refusal<RefusalCode>('files.tooLarge', { limit: `${largestStrange / 1024 / 1024} MB` })

  const at = server.clock()
  const now = isoOf(at)
  const fileId = server.newId()
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      // Of two files that come at once the second is counted after the first.
      const link = (await holdLink(tx, linkId)) ?? refuseUnknown()
      await refusePaused({ server, tenant }, link)
      refuseExpired(link, now)
      refuseUsedUp(link)
      const upload = { linkId, visitHash, address: caller.ip }
      const sums = await sumUploads(tx, { ...upload, since: isoOf(at - visitLasts) })
      if (isTooMuch(sums, size)) throw new Refusal<RefusalCode>('shortLinks.tooManyFiles')

      await insertUpload(tx, { ...upload, fileId, size, createdAt: now })
    })
  return fileId
}
