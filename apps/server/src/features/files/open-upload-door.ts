import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { largestFile, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { FileStore } from '@tus/file-store'
import { Metadata, Server as TusServer } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf, withRetryAfter } from '../../http/envelope.ts'
import type { Server } from '../../server.ts'
import { beginUpload } from './begin-upload.ts'
import { uploadsOf } from './content-store.ts'
import { cleanFileName } from './file-name.ts'
import { type FileRow, findFile, removeUpload } from './file-store.ts'
import { finishUpload, settleUpload } from './finish-upload.ts'

/** Handles the upload protocol behind a route; the route checks permission. */
export type UploadDoor = Readonly<{
  /** Reserves the space of a new upload; refuses `request.invalid` and as `beginUpload` does. */
  begin: (request: FastifyRequest, reply: FastifyReply, sender: Sender) => Promise<void>
  /** Handles HEAD, PATCH and DELETE; the caller has checked that the sender owns the file. */
  goOn: (request: FastifyRequest, reply: FastifyReply, of: Upload) => Promise<FastifyReply | undefined>
}>

type Upload = Readonly<{ sender: Sender; file: FileRow }>

export function openUploadDoor(scope: FastifyInstance, server: Server): UploadDoor {
  const senders = new WeakMap<IncomingMessage, Sender>()
  const tusOf = tusUploads(server, senders)
  // The protocol reads the body itself, so no parser may consume it.
  scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))

  const pass = async (request: FastifyRequest, reply: FastifyReply, sender: Sender) => {
    const tus = await tusOf(sender.tenant)
    senders.set(request.raw, sender)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value) reply.raw.setHeader(name, value)
    await tus.server.handle(request.raw, reply.raw)
  }
  const begin = async (request: FastifyRequest, reply: FastifyReply, sender: Sender) => {
    const { tenant, personId: ownerId, fileId: id = server.newId() } = sender
    await beginUpload(server, tenant, { id, ownerId, ...claimedFile(request) })
    await pass(request, reply, { ...sender, fileId: id })
  }
  const goOn = async (request: FastifyRequest, reply: FastifyReply, { sender, file }: Upload) => {
    const { tenant } = sender
    const { store } = await tusOf(tenant)
    const claimedType = async () => claimedTypeOf((await store.getUpload(file.id)).metadata)
    const settled = await settleUpload(server, { tenant, file, claimedType })
    if (settled.state !== 'uploading') return answerFinished(reply, settled)

    if (request.method === 'DELETE') await removeUpload(server.db.tenant(tenant), file.id)
    await pass(request, reply, sender)
    return undefined
  }
  return { begin, goOn }
}

/** Tells a client that lost the last response that all bytes have arrived. */
function answerFinished(reply: FastifyReply, { size, state }: FileRow): FastifyReply {
  return reply
    .status(state === 'refused' ? 415 : 200)
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size })
    .send()
}

/**
 * Sender of a file: a person, or null for an anonymous visitor, whose upload was admitted under a given id.
 */
type Sender = Readonly<{ tenant: string; personId: string | null; fileId?: string }>

type Tus = Readonly<{ server: TusServer; store: FileStore }>

type TusRequest = Readonly<{ runtime?: { node?: { req?: unknown } } }>

type SentMetadata = Readonly<Record<string, string | null>> | undefined

/**
 * Creates a tus server (1.0.0) per tenant with its own folder. `senders` identifies the sender of a
 * request.
 */
function tusUploads(server: Server, senders: WeakMap<IncomingMessage, Sender>) {
  const tenants = new Map<string, Promise<Tus>>()

  return (tenant: string): Promise<Tus> => {
    const known = tenants.get(tenant) ?? openTus(server, tenant, senders)
    tenants.set(tenant, known)
    return known
  }
}

async function openTus(
  server: Server,
  tenant: string,
  senders: WeakMap<IncomingMessage, Sender>,
): Promise<Tus> {
  const directory = uploadsOf(server.filesDir, tenant)
  await mkdir(directory, { recursive: true })
  const store = new FileStore({ directory })
  const db = server.db.tenant(tenant)
  const senderOf = ({ runtime }: TusRequest) => senders.get(runtime?.node?.req as IncomingMessage)

  const tus = new TusServer({
    path: '/api/file/Uploader',
    datastore: store,
    maxSize: largestFile,
    namingFunction: (request) => senderOf(request)?.fileId ?? server.newId(),
    // Returns a path without host, since only proxies know the public one.
    generateUrl: (request, { id }) => `${new URL(request.url).pathname.replace(/\/$/, '')}/${id}`,
    getFileIdFromRequest: (_request, lastPath) => lastPath,
    onUploadFinish: async (_request, upload) => {
      const file = await findFile(db, upload.id)
      if (!file) throw { status_code: 404, body: 'There is no such file' }

      const checked = await finishUpload(server, {
        tenant,
        file,
        claimedType: claimedTypeOf(upload.metadata),
      })
      if (checked.state === 'refused')
        throw { status_code: 415, body: 'The content is not what its type says' }
      return {}
    },
  })
  return { server: tus, store }
}

/** Reads the name and size of a new upload. A size that comes later is refused, since its space is unknown. */
function claimedFile({ headers }: FastifyRequest): Readonly<{ name: string; size: number }> {
  const { 'upload-length': length, 'upload-metadata': metadata } = headers
  if (!/^\d{1,15}$/.test(String(length)))
    throw new Refusal<RefusalCode>('request.invalid', { field: 'upload-length' })
  return { name: cleanFileName(claimedName(metadataOf(String(metadata ?? '')))), size: Number(length) }
}

function metadataOf(header: string): SentMetadata {
  if (header === '') return undefined
  try {
    return Metadata.parse(header)
  } catch {
    throw new Refusal<RefusalCode>('request.invalid', { field: 'upload-metadata' })
  }
}

function claimedTypeOf(metadata: SentMetadata): string {
  const { filetype, type } = metadata ?? {}
  return filetype ?? type ?? ''
}

function claimedName(metadata: SentMetadata): string {
  const { filename, name } = metadata ?? {}
  return filename ?? name ?? ''
}

/** Sets the HTTP status of a refusal, since clients of the upload protocol ignore the envelope. */
export function refuseByStatus(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const envelope = envelopeOf(server, request, error)
  const isSession = error instanceof Refusal && envelope.code >= 600
  return withRetryAfter(reply, error)
    .status(isSession ? 401 : envelope.code)
    .send(envelope)
}
