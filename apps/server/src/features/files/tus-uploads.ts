import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { largestFile } from '@signet/contract'
import { FileStore } from '@tus/file-store'
import { Server as TusServer } from '@tus/server'
import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import { uploadsOf } from './content-store.ts'
import { cleanFileName } from './file-name.ts'
import { findFile, insertFile } from './file-store.ts'
import { finishUpload } from './finish-upload.ts'

/** Who sends a file: a person, or nobody that is known. What nobody sends was admitted before, under an id of its own. */
export type Sender = Readonly<{ tenant: string; personId: string | null; fileId?: string }>
export type Tus = Readonly<{ server: TusServer; store: FileStore }>
type TusRequest = Readonly<{ runtime?: { node?: { req?: unknown } } }>
type Metadata = Readonly<Record<string, string | null>> | undefined

/** Speaks the tus protocol (1.0.0) for each tenant, into a folder of its own. `senders` knows who sends a request. */
export function tusUploads(server: Server, senders: WeakMap<IncomingMessage, Sender>) {
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
    // The address that the client used, with the id behind it; without a host, since proxies know better.
    generateUrl: (request, { id }) => `${new URL(request.url).pathname.replace(/\/$/, '')}/${id}`,
    getFileIdFromRequest: (_request, lastPath) => lastPath,
    onUploadCreate: async (request, upload) => {
      const sender = senderOf(request)
      if (!sender) throw { status_code: 401, body: 'Who sends this?' }

      const name = cleanFileName(claimedName(upload.metadata))
      const size = upload.size ?? 0
      await insertFile(db, {
        id: upload.id,
        name,
        size,
        ownerId: sender.personId,
        now: isoOf(server.clock()),
      })
      return {}
    },
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

export function claimedTypeOf(metadata: Metadata): string {
  const { filetype, type } = metadata ?? {}
  return filetype ?? type ?? ''
}

function claimedName(metadata: Metadata): string {
  const { filename, name } = metadata ?? {}
  return filename ?? name ?? ''
}
