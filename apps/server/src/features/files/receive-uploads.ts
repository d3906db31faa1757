import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../../http/actor.ts'
import { callerOf } from '../../http/caller.ts'
import { success } from '../../http/envelope.ts'
import type { Route } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { type FileRow, removeUpload } from './file-store.ts'
import { fileView } from './file-view.ts'
import { largestFile } from './limits.ts'
import { ownUpload, settleUpload } from './own-upload.ts'
import { receiveForm } from './receive-form.ts'
import { refuseByStatus } from './refuse-by-status.ts'
import { claimedTypeOf, tusUploads } from './tus-uploads.ts'

const Params = z.object({ type: z.string().regex(/^\w{1,40}$/), fileId: z.string().max(80).optional() })

/**
 * Resumable uploads by the tus protocol: POST makes one, PATCH sends bytes, HEAD asks how far it is, DELETE calls it
 * off. Only its owner may continue it. A POST of a form brings the whole file at once and is answered by an envelope.
 */
export const receiveUploads: Route = (app, server) => {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fileSize: largestFile, fields: 20 } })
    // The bytes belong to the protocol, not to a parser.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    scope.setErrorHandler((error, request, reply) =>
      request.isMultipart()
        ? app.errorHandler(error, request, reply)
        : refuseByStatus(server, request, reply, error),
    )
    bindUploads(scope, server)
  })
}

function bindUploads(scope: FastifyInstance, server: Server): void {
  const senders = new WeakMap<IncomingMessage, Actor>()
  const tusOf = tusUploads(server, senders)

  const speakTus = async (request: FastifyRequest, reply: FastifyReply, actor: Actor) => {
    const tus = await tusOf(actor.tenant)
    senders.set(request.raw, actor)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value) reply.raw.setHeader(name, value)
    await tus.server.handle(request.raw, reply.raw)
  }
  const actorOf = (request: FastifyRequest) => server.sessions.actorOf(callerOf(request).token)

  scope.post('/api/file/Uploader/:type', async (request, reply) => {
    const actor = await actorOf(request)
    Params.parse(request.params)
    if (!request.isMultipart()) return speakTus(request, reply, actor)
    return success(fileView(await receiveForm(server, actor, await request.file())))
  })
  scope.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: '/api/file/Uploader/:type/:fileId',
    handler: async (request, reply) => {
      const actor = await actorOf(request)
      const { fileId = '' } = Params.parse(request.params)
      const file = await ownUpload(server, actor, fileId)
      const { store } = await tusOf(actor.tenant)
      const claimedType = async () => claimedTypeOf((await store.getUpload(fileId)).metadata)
      const settled = await settleUpload(server, { tenant: actor.tenant, file, claimedType })
      if (settled.state !== 'uploading') return answerFinished(reply, settled)

      if (request.method === 'DELETE') await removeUpload(server.db.tenant(actor.tenant), fileId)
      return speakTus(request, reply, actor)
    },
  })
}

/** Nothing more is taken; a client that lost the last answer hears that all bytes are here. */
function answerFinished(reply: FastifyReply, { size, state }: FileRow): FastifyReply {
  return reply
    .status(state === 'refused' ? 415 : 200)
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size })
    .send()
}
