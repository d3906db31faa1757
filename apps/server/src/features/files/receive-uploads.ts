import multipart from '@fastify/multipart'
import { largestFile } from '@signet/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callerOf } from '../../http/caller.ts'
import { success } from '../../http/envelope.ts'
import type { Route } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { fileView } from './file-view.ts'
import { openUploadDoor } from './open-upload-door.ts'
import { ownUpload } from './own-upload.ts'
import { receiveForm } from './receive-form.ts'
import { refuseByStatus } from './refuse-by-status.ts'

const Params = z.object({ type: z.string().regex(/^\w{1,40}$/), fileId: z.string().max(80).optional() })

/**
 * Resumable uploads by the tus protocol: POST makes one, PATCH sends bytes, HEAD asks how far it is, DELETE calls it
 * off. Only its owner may continue it. A POST of a form brings the whole file at once and is answered by an envelope.
 */
export const receiveUploads: Route = (app, server) => {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fileSize: largestFile, fields: 20 } })
    scope.setErrorHandler((error, request, reply) =>
      request.isMultipart()
        ? app.errorHandler(error, request, reply)
        : refuseByStatus(server, request, reply, error),
    )
    bindUploads(scope, server)
  })
}

function bindUploads(scope: FastifyInstance, server: Server): void {
  const door = openUploadDoor(scope, server)
  const actorOf = (request: FastifyRequest) => server.sessions.actorOf(callerOf(request).token)

  scope.post('/api/file/Uploader/:type', async (request, reply) => {
    const actor = await actorOf(request)
    Params.parse(request.params)
    if (!request.isMultipart()) return door.begin(request, reply, actor)
    return success(fileView(await receiveForm(server, actor, await request.file())))
  })
  scope.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: '/api/file/Uploader/:type/:fileId',
    handler: async (request, reply) => {
      const actor = await actorOf(request)
      const { fileId = '' } = Params.parse(request.params)
      return door.goOn(request, reply, { sender: actor, file: await ownUpload(server, actor, fileId) })
    },
  })
}
