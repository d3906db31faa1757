import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isoOf } from '../../../clock/clock.ts'
import { type Caller, callerOf } from '../../../http/caller.ts'
import type { Route } from '../../../http/serve.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { dropFile, findFile, openUploadDoor, refuseByStatus } from '../../files/index.ts'
import {
  hashOf,
  readAddress,
  refuseExpired,
  refusePaused,
  refuseUnknown,
  refuseUsedUp,
} from './admit-visitor.ts'
import { lockLink } from './short-link-store.ts'
import {
  forgetVisits,
  insertUpload,
  isTooMuch,
  isUploadOf,
  largestStrange,
  leftUploads,
  linkOfVisit,
  removeLeftUpload,
  sumUploads,
  visitLifetime,
} from './upload-store.ts'

const Visit = z.object({ 'short-link-visit': z.string().max(120).default('') })

const Size = z.object({ 'upload-length': z.string().regex(/^\d{1,12}$/) })

const Params = z.object({ fileId: z.string().max(80) })

/**
 * Receives files of visitors by the same protocol as those of members (see files). A visit may only
 * continue its own uploads.
 */
export const receiveVisitorFiles: Route = (app, server) => {
  app.register(async (scope) => {
    const door = openUploadDoor(scope, server)
    scope.setErrorHandler((error, request, reply) => refuseByStatus(server, request, reply, error))
    const visitOf = (request: FastifyRequest) =>
      openVisit(server, parseMetadata(Visit, request.headers)['short-link-visit'])

    scope.post('/api/visualdev/ShortLink/Upload', async (request, reply) => {
      const visit = await visitOf(request)
      const size = Number(parseMetadata(Size, request.headers)['upload-length'])
      const fileId = await admitUpload(visit, { size, caller: callerOf(request) })
      return door.begin(request, reply, { tenant: visit.tenant, personId: null, fileId })
    })
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: '/api/visualdev/ShortLink/Upload/:fileId',
      handler: async (request, reply) => {
        const { tenant, visitHash } = await visitOf(request)
        const { fileId } = parseMetadata(Params, request.params)
        const db = server.db.tenant(tenant)
        const file = (await isUploadOf(db, fileId, visitHash)) ? await findFile(db, fileId) : undefined
        if (!file) throw new Refusal<RefusalCode>('files.notFound')
        return door.goOn(request, reply, { sender: { tenant, personId: null, fileId }, file })
      },
    })
  })
}

function parseMetadata<Shape extends z.ZodObject>(shape: Shape, raw: unknown): z.output<Shape> {
  const read = shape.safeParse(raw)
  if (read.success) return read.data
  throw new Refusal<RefusalCode>('request.invalid', { field: Object.keys(shape.shape).join() })
}

type VisitContext = Readonly<{ server: Server; tenant: string; linkId: string; visitHash: Buffer }>

/** Returns the visit of a secret. Refuses `shortLinks.notFound` for unknown and expired ones. */
async function openVisit(server: Server, visit: string): Promise<VisitContext> {
  const address = readAddress(visit)
  if (!address) refuseUnknown()

  const { tenant } = address
  const visitHash = hashOf(visit)
  const since = isoOf(server.clock() - visitLifetime)
  const known =
    (await isOpenTenant(server.db, tenant)) && (await linkOfVisit(server.db.tenant(tenant), visitHash, since))
  return known ? { server, tenant, linkId: known, visitHash } : refuseUnknown()
}

/**
 * Counts a file before its first byte and returns its id. Refuses `files.tooLarge`,
 * `shortLinks.tooManyFiles`, and closed links.
 */
async function admitUpload(
  { server, tenant, linkId, visitHash }: VisitContext,
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
      // The lock counts simultaneous files one after the other.
      const link = (await lockLink(tx, linkId)) ?? refuseUnknown()
      await refusePaused({ server, tenant }, link)
      refuseExpired(link, now)
      refuseUsedUp(link)
      const upload = { linkId, visitHash, address: caller.ip }
      const sums = await sumUploads(tx, { ...upload, since: isoOf(at - visitLifetime) })
      if (isTooMuch(sums, size)) throw new Refusal<RefusalCode>('shortLinks.tooManyFiles')

      await insertUpload(tx, { ...upload, fileId, size, createdAt: now })
    })
  return fileId
}

/** Deletes files that visitors never submitted, and expired visits. */
export async function sweepVisitorFiles(server: Server, tenant: string): Promise<void> {
  const db = server.db.tenant(tenant)
  const before = isoOf(server.clock() - visitLifetime)
  for (const fileId of await leftUploads(db, before))
    await db.transaction().execute(async (tx) => {
      if (await removeLeftUpload(tx, fileId)) await dropFile(server, { tx, tenant, fileId })
    })
  await forgetVisits(db, before)
}
