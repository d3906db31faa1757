import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock.ts'
import type { Route } from '../../http/serve.ts'
import { hashToken } from '../../sessions/index.ts'
import { writeCsv, writeXlsx } from '../../sheets/index.ts'
import { tenantExists } from '../../tenants/index.ts'
import { attachmentNamed, cleanFileName, DownloadLink } from '../files/index.ts'
import { actingFor } from './acting-for.ts'
import { type Sheet, sheetBatches } from './sheet-batches.ts'
import { redeemTicket } from './ticket-store.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** Gives the sheet behind a link, once, written while it is sent: however many rows, no more than a few hundred are in memory. */
export const sendSheet: Route = (app, server) => {
  app.get('/api/file/Sheet/:tenant/:ticket', async (request, reply) => {
    const link = DownloadLink.safeParse(request.params)
    const isKnown = link.success && (await tenantExists(server.db, link.data.tenant))
    if (!isKnown) throw new Refusal<RefusalCode>('records.exportExpired')

    const { tenant, ticket } = link.data
    const now = isoOf(server.clock())
    const taken = await redeemTicket(server.db.tenant(tenant), hashToken(ticket), now)
    const asking = taken && (await actingFor(server, server.db.tenant(tenant), { tenant, ...taken }))
    if (!asking) throw new Refusal<RefusalCode>('records.exportExpired')

    const sheet = await sheetBatches(asking, taken.sheet)
    return reply
      .header('content-type', types[sheet.format])
      .header('content-disposition', attachmentNamed(fileName(sheet, now)))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, no-store')
      .send(bytesOf(sheet, now))
  })
}

function fileName({ name, format }: Sheet, now: string): string {
  return cleanFileName(`${name} ${now.slice(0, 10)}.${format}`)
}

function bytesOf({ name, format, batches }: Sheet, now: string) {
  return format === 'csv' ? writeCsv(batches) : writeXlsx(batches, { name, at: new Date(now) })
}
