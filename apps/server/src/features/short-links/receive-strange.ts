import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/serve.ts'
import { findFile, openUploadDoor, refuseByStatus } from '../files/index.ts'
import { admitUpload, visiting } from './admit-upload.ts'
import { isUploadOf } from './upload-store.ts'

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
