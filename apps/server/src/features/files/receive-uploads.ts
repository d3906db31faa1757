import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { largestFile, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isoOf } from '../../clock/clock.ts'
import type { Actor } from '../../http/actor.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { success } from '../../http/envelope.ts'
import type { Route } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { uploadsOf } from './content-store.ts'
import { cleanFileName } from './file-name.ts'
import { type FileRow, findFile, insertFile, removeUpload } from './file-store.ts'
import { finishUpload, ownUpload } from './finish-upload.ts'
import { openUploadDoor, refuseByStatus } from './open-upload-door.ts'
import { fileView } from './readable-file.ts'

const Params = z.object({ type: z.string().regex(/^\w{1,40}$/), fileId: z.string().max(80).optional() })

/**
 * Resumable uploads by the tus protocol: POST creates, PATCH sends, HEAD queries progress, DELETE cancels.
 * Only the owner may continue. A multipart POST sends the whole file and is answered with an envelope.
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
  const senderOf = (request: FastifyRequest) => actorOf(server, callerOf(request))
  const config = { isForMembers: true }

  scope.post('/api/file/Uploader/:type', { config }, async (request, reply) => {
    const actor = await senderOf(request)
    Params.parse(request.params)
    if (!request.isMultipart()) return door.begin(request, reply, actor)
    return success(fileView(await receiveForm(server, actor, await request.file())))
  })
  scope.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: '/api/file/Uploader/:type/:fileId',
    config,
    handler: async (request, reply) => {
      const actor = await senderOf(request)
      const { fileId = '' } = Params.parse(request.params)
      return door.goOn(request, reply, { sender: actor, file: await ownUpload(server, actor, fileId) })
    },
  })
}

/**
 * Receives a file in one multipart request, as older clients send it. Refuses `request.invalid` without a
 * file, `files.tooLarge` and `files.typeRefused`.
 */
async function receiveForm(
  server: Server,
  { tenant, personId }: Actor,
  sent: MultipartFile | undefined,
): Promise<FileRow> {
  if (!sent) throw new Refusal<RefusalCode>('request.invalid', { field: 'file' })

  const db = server.db.tenant(tenant)
  const id = server.newId()
  const path = join(uploadsOf(server.filesDir, tenant), id)
  await mkdir(uploadsOf(server.filesDir, tenant), { recursive: true })
  const name = cleanFileName(sent.filename)
  await insertFile(db, { id, name, size: 0, ownerId: personId, now: isoOf(server.clock()) })
  await pipeline(sent.file, createWriteStream(path))
  if (sent.file.truncated) {
    await rm(path)
    await removeUpload(db, id)
    throw new Refusal<RefusalCode>('files.tooLarge', { limit: `${largestFile / 1024 / 1024} MB` })
  }

  const file = await findFile(db, id)
  const checked = file && (await finishUpload(server, { tenant, file, claimedType: sent.mimetype }))
  if (checked?.state !== 'ready') throw new Refusal<RefusalCode>('files.typeRefused')
  return checked
}
