import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { mayAdminister } from '../../../http/actor.ts'
import { type Route, serve } from '../../../http/serve.ts'
import { areasOf } from '../../../people/directory/index.ts'
import { hashToken, newToken } from '../../../people/sessions/index.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { type SheetRows, writeCsv, writeXlsx } from '../../../sheets/index.ts'
import { attachmentNamed, cleanFileName, DownloadLink } from '../../files/index.ts'
import { insertLedgerTicket, ledgerRows, redeemLedgerTicket } from './ledger-store.ts'
import { ledgerView } from './read-ledger.ts'

const minute = 60_000
const endpoint = contract.billRules.exportLedger

/** Creates a link that serves the sheet once within a minute, without a session header. */
export const exportLedger = serve(endpoint, async ({ input, actor, caller, tx, now, server }) => {
  const ticket = newToken(server.random)
  const { personId, tenant } = actor
  const expiresAt = isoOf(Date.parse(now) + minute)
  const { locale } = caller
  await insertLedgerTicket(tx, { hash: hashToken(ticket), personId, locale, asked: input, expiresAt })
  return { url: `/api/file/BillNumberSheet/${tenant}/${ticket}` }
})

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** Serves the sheet behind a link once, streamed; its owner must still have the right. */
export const sendLedgerSheet: Route = (app, server) => {
  app.get('/api/file/BillNumberSheet/:tenant/:ticket', async (request, reply) => {
    const link = DownloadLink.safeParse(request.params)
    const isKnown = link.success && (await isOpenTenant(server.db, link.data.tenant))
    if (!isKnown) throw new Refusal<RefusalCode>('billRules.sheetExpired')

    const { tenant, ticket } = link.data
    const now = isoOf(server.clock())
    const { asked, locale } = await redeem(server, { tenant, ticket, now })
    const name = server.words.t(locale)('bill-rules.ledger')
    const batches = ledgerBatches({ server, tenant, locale }, asked)
    return reply
      .header('content-type', types[asked.format])
      .header(
        'content-disposition',
        attachmentNamed(cleanFileName(`${name} ${now.slice(0, 10)}.${asked.format}`)),
      )
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, no-store')
      .send(asked.format === 'csv' ? writeCsv(batches) : writeXlsx(batches, { name, at: new Date(now) }))
  })
}

type Link = Readonly<{ tenant: string; ticket: string; now: string }>

/** Refuses `billRules.sheetExpired`, also for somebody who may no longer see the ledger. */
async function redeem(server: Server, { tenant, ticket, now }: Link) {
  const taken = await redeemLedgerTicket(server.db.tenant(tenant), hashToken(ticket), now)
  const directory = await server.directories.of(tenant)
  const personId = taken?.personId ?? ''
  const isAdministrator = directory.people.get(personId)?.isAdministrator ?? false
  const rights = { isAdministrator, areas: areasOf(directory, personId) }
  if (!taken || !directory.isActive(personId) || !mayAdminister(rights, endpoint))
    throw new Refusal<RefusalCode>('billRules.sheetExpired')
  return { asked: endpoint.input.parse(taken.asked), locale: taken.locale }
}

const columns = [
  'number',
  'rule',
  'state',
  'reason',
  'form',
  'caseTitle',
  'person',
  'at',
  'voidedBy',
  'voidedAt',
] as const
const atOnce = 500
/** As many rows as a sheet can have. */
const most = 1_000_000

type Place = Readonly<{ server: Server; tenant: string; locale: Locale }>

async function* ledgerBatches(
  { server, tenant, locale }: Place,
  { format: _, ...filter }: ParsedInput<typeof endpoint>,
): SheetRows {
  const say = server.words.t(locale)
  const directory = await server.directories.of(tenant)
  yield [columns.map((column) => say(`bill-rules.column.${column}`))]

  let after: Readonly<{ at: string; id: string }> | null = null
  for (let sent = 0; sent < most; sent += atOnce) {
    const db = server.db.tenant(tenant)
    const rows = await ledgerRows({ db, tenant }, filter, { after, offset: 0, limit: atOnce })
    yield rows
      .map((row) => ledgerView(row, { server, directory, locale }))
      .map(({ rule, state, person, voidedBy, ...row }) => {
        const cells = {
          ...row,
          rule: rule?.name ?? '',
          state: say(`bill-rules.state.${state}`),
          person: person.name,
          voidedBy: voidedBy?.name ?? '',
        }
        return columns.map((column) => cells[column] || null)
      })
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { at: last.at, id: last.id }
  }
}
