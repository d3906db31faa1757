import { PassThrough, pipeline, type Readable } from 'node:stream'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { ZipFile } from 'yazl'
import { isoOf } from '../../clock/clock.ts'
import type { Route } from '../../http/serve.ts'
import { hashToken } from '../../people/sessions/index.ts'
import { isOpenTenant } from '../../people/tenants/index.ts'
import { attachmentNamed } from './file-name.ts'
import { redeemDownloadTicket } from './file-store.ts'
import { DownloadLink } from './link-downloads.ts'
import { type PackedFile, redeemPackTicket } from './pack-store.ts'
import { openContent } from './places/open-content.ts'

/** Serves the bytes of a link once, as an attachment, so that browsers never render them on our origin. */
export const sendBytes: Route = (app, server) => {
  app.get('/api/file/Bytes/:tenant/:ticket', async (request, reply) => {
    const link = DownloadLink.safeParse(request.params)
    const isKnown = link.success && (await isOpenTenant(server.db, link.data.tenant))
    if (!isKnown) throw new Refusal<RefusalCode>('files.notFound')

    const { tenant, ticket } = link.data
    const file = await redeemDownloadTicket(
      server.db.tenant(tenant),
      hashToken(ticket),
      isoOf(server.clock()),
    )
    if (!file?.contentHash) throw new Refusal<RefusalCode>('files.notFound')

    const content = await openContent(server, tenant, file.contentHash)
    return reply
      .header('content-type', file.type || 'application/octet-stream')
      .header('content-length', file.size)
      .header('content-disposition', attachmentNamed(file.name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, no-store')
      .send(content)
  })
}

/** Serves the files of a link as one zip, once, as a stream, so that no file is ever whole in memory. */
export const sendPack: Route = (app, server) => {
  app.get('/api/file/Pack/:tenant/:ticket', async (request, reply) => {
    const link = DownloadLink.safeParse(request.params)
    const isKnown = link.success && (await isOpenTenant(server.db, link.data.tenant))
    if (!isKnown) throw new Refusal<RefusalCode>('files.notFound')

    const { tenant, ticket } = link.data
    const now = isoOf(server.clock())
    const pack = await redeemPackTicket(server.db.tenant(tenant), hashToken(ticket), now)
    if (!pack) throw new Refusal<RefusalCode>('files.notFound')

    const open = (hash: string) => openContent(server, tenant, hash)
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', attachmentNamed(pack.name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, no-store')
      .send(zipOf(pack.files, { open, mtime: new Date(now) }))
  })
}

type PackSettings = Readonly<{ open: (hash: string) => Promise<Readable>; mtime: Date }>

/** Opens one file at a time. An unreadable file aborts the download instead of leaving a gap. */
function zipOf(files: readonly PackedFile[], { open: openFile, mtime }: PackSettings): PassThrough {
  const zip = new ZipFile()
  const sent = new PassThrough()
  for (const { path, contentHash, type, size } of files) {
    const options = { mtime, compress: !isPacked(type), size }
    zip.addReadStreamLazy(path, options, (give) =>
      openFile(contentHash ?? '').then(
        (stream) => give(null, stream),
        (error) => zip.emit('error', error),
      ),
    )
  }
  zip.on('error', (error) => sent.destroy(error as Error))
  pipeline(zip.outputStream, sent, () => undefined)
  zip.end()
  return sent
}

/** Compressing it again would only cost time. */
function isPacked(type: string): boolean {
  return /^(image|video|audio)\/|zip|compressed|officedocument/.test(type)
}
