import { createReadStream } from 'node:fs'
import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock/clock.ts'
import type { Route } from '../../http/serve.ts'
import { hashToken } from '../../people/sessions/index.ts'
import { tenantExists } from '../../people/tenants/index.ts'
import { contentPath } from './content-store.ts'
import { DownloadLink } from './download-link.ts'
import { attachmentNamed } from './file-name.ts'
import { redeemDownloadTicket } from './file-store.ts'

/** Serves the bytes of a link once, as an attachment, so that browsers never render them on our origin. */
export const sendBytes: Route = (app, server) => {
  app.get('/api/file/Bytes/:tenant/:ticket', async (request, reply) => {
    const link = DownloadLink.safeParse(request.params)
    const isKnown = link.success && (await tenantExists(server.db, link.data.tenant))
    if (!isKnown) throw new Refusal<RefusalCode>('files.notFound')

    const { tenant, ticket } = link.data
    const file = await redeemDownloadTicket(
      server.db.tenant(tenant),
      hashToken(ticket),
      isoOf(server.clock()),
    )
    if (!file?.contentHash) throw new Refusal<RefusalCode>('files.notFound')

    return reply
      .header('content-type', file.type || 'application/octet-stream')
      .header('content-length', file.size)
      .header('content-disposition', attachmentNamed(file.name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, no-store')
      .send(createReadStream(contentPath(server.filesDir, tenant, file.contentHash)))
  })
}
