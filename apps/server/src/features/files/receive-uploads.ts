import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { largestFile, type RefusalCode, uploadNeed } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../../http/actor.ts'
import { noteKeyUse } from '../../http/audit/note-key-use.ts'
import { noteRefused } from '../../http/audit/note-refused.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { envelopeOf, success } from '../../http/envelope.ts'
import type { Route } from '../../http/serve.ts'
import type { Server } from '../../server.ts'
import { beginUpload, sizeText } from './begin-upload.ts'
import { uploadsOf } from './content-store.ts'
import { cleanFileName } from './file-name.ts'
import { type FileRow, findFile, removeUpload } from './file-store.ts'
import { finishUpload, ownUpload } from './finish-upload.ts'
import { openUploadDoor, refuseByStatus } from './open-upload-door.ts'
import { fileView } from './readable-file.ts'
import { uploadRules } from './upload-rules.ts'

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
  const config = { isForMembers: true }

  scope.post('/api/file/Uploader/:type', { config }, (request, reply) =>
    asMember(server, request, async (actor) => {
      Params.parse(request.params)
      if (!request.isMultipart()) return door.begin(request, reply, actor)
      const { mostBytes } = await uploadRules(server, actor.tenant)
      const sent = await request.file({ limits: { fileSize: mostBytes } })
      const size = Math.min(Number(request.headers['content-length'] ?? mostBytes), mostBytes)
      return success(fileView(await receiveForm(server, actor, { sent, size, mostBytes })))
    }),
  )
  scope.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: '/api/file/Uploader/:type/:fileId',
    config,
    handler: (request, reply) =>
      asMember(server, request, async (actor) => {
        const { fileId = '' } = Params.parse(request.params)
        return door.goOn(request, reply, { sender: actor, file: await ownUpload(server, actor, fileId) })
      }),
  })
}

/** Runs an upload of the person who sends it; its refusal is in the audit log. */
async function asMember<Result>(
  server: Server,
  request: FastifyRequest,
  run: (actor: Actor) => Promise<Result>,
): Promise<Result> {
  const caller = callerOf(request)
  const actor = await actorOf(server, caller, uploadNeed)
  const begun = performance.now()
  try {
    if (actor.viewerId) throw new Refusal<RefusalCode>('session.viewOnly')
    const result = await run(actor)
    await noteKeyUse(server, { actor, caller, begun, answer: success(null) })
    return result
  } catch (error) {
    const { what } = caller
    const answer = error instanceof Refusal ? envelopeOf(server, request, error) : undefined
    await noteKeyUse(server, { actor, caller, begun, answer })
    if (answer) await noteRefused(server, { actor, caller, what, answer })
    throw error
  }
}

type SentForm = Readonly<{
  sent: MultipartFile | undefined
  /** The most bytes that the form can bring. */
  size: number
  mostBytes: number
}>

/**
 * Receives a file in one multipart request, as older clients send it. Refuses `request.invalid` without a
 * file, `files.typeRefused`, and as `beginUpload` does.
 */
async function receiveForm(
  server: Server,
  actor: Actor,
  { sent, size, mostBytes }: SentForm,
): Promise<FileRow> {
  if (!sent) throw new Refusal<RefusalCode>('request.invalid', { field: 'file' })

  const { tenant, personId: ownerId } = actor
  const id = server.newId()
  const upload = { id, name: cleanFileName(sent.filename), size, ownerId }
  await beginUpload(server, tenant, upload).catch((error: unknown) => {
    // The sender reads the answer only after the last byte.
    sent.file.resume()
    throw error
  })
  await receiveBytes(server, { tenant, id, sent, mostBytes })
  const file = await findFile(server.db.tenant(tenant), id)
  const checked = file && (await finishUpload(server, { tenant, file, claimedType: sent.mimetype }))
  if (checked?.state !== 'ready') throw new Refusal<RefusalCode>('files.typeRefused')
  return checked
}

type ReceivedFile = Readonly<{ tenant: string; id: string; sent: MultipartFile; mostBytes: number }>

/** Writes the bytes of a form; a broken or too large one gives its space back. Refuses `files.tooLarge`. */
async function receiveBytes(server: Server, { tenant, id, sent, mostBytes }: ReceivedFile): Promise<void> {
  const path = join(uploadsOf(server.filesDir, tenant), id)
  try {
    await mkdir(uploadsOf(server.filesDir, tenant), { recursive: true })
    await pipeline(sent.file, createWriteStream(path))
    if (sent.file.truncated) throw new Refusal<RefusalCode>('files.tooLarge', { limit: sizeText(mostBytes) })
  } catch (error) {
    await rm(path, { force: true })
    await removeUpload(server.db.tenant(tenant), id)
    throw error
  }
}
