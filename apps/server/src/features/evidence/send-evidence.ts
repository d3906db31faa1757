import { Readable } from 'node:stream'
import type { RefusalCode } from '@signet/contract'
import { writeOcel, writeXes } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { z } from 'zod'
import { loadWholeCase } from '../../cases/reading/load-whole-case.ts'
import { isoOf } from '../../clock/clock.ts'
import type { Route } from '../../http/serve.ts'
import { hashToken } from '../../people/sessions/index.ts'
import { isOpenTenant } from '../../people/tenants/index.ts'
import type { Server } from '../../server.ts'
import { attachmentNamed, DownloadLink } from '../files/index.ts'
import { sendBundle } from './bundle/send-bundle.ts'
import { casePages } from './case-pages.ts'
import { type EvidenceReader, readerOfLink } from './evidence-reader.ts'
import { streamCaseHistories } from './tell-cases.ts'
import { type EvidenceRequest, redeemTicket } from './ticket-store.ts'

const types = {
  xes: 'application/xml; charset=utf-8',
  ocel: 'application/json; charset=utf-8',
  bundle: 'application/zip',
  pages: 'application/pdf',
} as const

/** Serves a link once, as a stream; checks permission again. */
export const sendEvidence: Route = (app, server) => {
  app.get('/api/file/Evidence/:tenant/:ticket', async (request, reply) => {
    const link = DownloadLink.safeParse(request.params)
    const isKnown = link.success && (await isOpenTenant(server.db, link.data.tenant))
    if (!isKnown) throw new Refusal<RefusalCode>('evidence.linkExpired')

    const { context, asked: evidenceRequest } = await redeemLink(server, link.data)
    return reply
      .header(
        'content-type',
        types[evidenceRequest.kind === 'history' ? evidenceRequest.format : evidenceRequest.kind],
      )
      .header('content-disposition', attachmentNamed(evidenceRequest.name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, no-store')
      .send(await bodyOf(context, evidenceRequest))
  })
}

async function redeemLink(server: Server, { tenant, ticket }: z.infer<typeof DownloadLink>) {
  const now = isoOf(server.clock())
  const taken = await redeemTicket(server.db.tenant(tenant), hashToken(ticket), now)
  const context = taken && (await readerOfLink(server, { tenant, ...taken }))
  if (!context) throw new Refusal<RefusalCode>('evidence.linkExpired')
  return { context, asked: taken.asked }
}

async function bodyOf(context: EvidenceReader, request: EvidenceRequest): Promise<Readable | Buffer> {
  if (request.kind !== 'history')
    return request.kind === 'bundle' ? sendBundle(context, request) : pagesOf(context, request)
  if (!context.actor.isAdministrator) throw new Refusal<RefusalCode>('session.administratorsOnly')
  return historyOf(context.server, context.actor.tenant, request)
}

async function pagesOf(context: EvidenceReader, { caseId }: Readonly<{ caseId: string }>): Promise<Buffer> {
  return Buffer.from(await casePages(context, await loadWholeCase(context, caseId)))
}

const day = 86_400_000

async function historyOf(
  { db, directories }: Server,
  tenant: string,
  { flowId, format, from, to }: Extract<EvidenceRequest, { kind: 'history' }>,
): Promise<Readable> {
  const { nameOf } = await directories.of(tenant)
  const range = {
    flowId,
    ...(from !== undefined && { from: isoOf(Date.parse(from)) }),
    ...(to !== undefined && { until: isoOf(Date.parse(to) + day) }),
  }
  const cases = streamCaseHistories({ db, tenant, nameOf }, range)
  return Readable.from(format === 'xes' ? writeXes(cases) : writeOcel(cases))
}
