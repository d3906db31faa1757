import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from '../../server.ts'
import { type FileRow, removeUpload } from './file-store.ts'
import { settleUpload } from './own-upload.ts'
import { claimedTypeOf, type Sender, tusUploads } from './tus-uploads.ts'

/** What speaks the upload protocol behind a route; who may call it is the route's to ask. */
export type UploadDoor = Readonly<{
  begin: (request: FastifyRequest, reply: FastifyReply, sender: Sender) => Promise<void>
  /** For HEAD, PATCH and DELETE of a file that the sender was found to own. */
  goOn: (request: FastifyRequest, reply: FastifyReply, of: Upload) => Promise<FastifyReply | undefined>
}>

type Upload = Readonly<{ sender: Sender; file: FileRow }>

export function openUploadDoor(scope: FastifyInstance, server: Server): UploadDoor {
  const senders = new WeakMap<IncomingMessage, Sender>()
  const tusOf = tusUploads(server, senders)
  // The bytes belong to the protocol, not to a parser.
  scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))

  const begin = async (request: FastifyRequest, reply: FastifyReply, sender: Sender) => {
    const tus = await tusOf(sender.tenant)
    senders.set(request.raw, sender)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value) reply.raw.setHeader(name, value)
    await tus.server.handle(request.raw, reply.raw)
  }
  const goOn = async (request: FastifyRequest, reply: FastifyReply, { sender, file }: Upload) => {
    const { tenant } = sender
    const { store } = await tusOf(tenant)
    const claimedType = async () => claimedTypeOf((await store.getUpload(file.id)).metadata)
    const settled = await settleUpload(server, { tenant, file, claimedType })
    if (settled.state !== 'uploading') return answerFinished(reply, settled)

    if (request.method === 'DELETE') await removeUpload(server.db.tenant(tenant), file.id)
    await begin(request, reply, sender)
    return undefined
  }
  return { begin, goOn }
}

/** Nothing more is taken; a client that lost the last answer hears that all bytes are here. */
function answerFinished(reply: FastifyReply, { size, state }: FileRow): FastifyReply {
  return reply
    .status(state === 'refused' ? 415 : 200)
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size })
    .send()
}
