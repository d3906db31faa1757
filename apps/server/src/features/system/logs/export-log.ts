import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import type { Locale, Translate } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { type Route, serve } from '../../../http/serve.ts'
import { areasOf } from '../../../people/directory/index.ts'
import { hashToken, newToken } from '../../../people/sessions/index.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { type SheetRows, writeCsv, writeXlsx } from '../../../sheets/index.ts'
import { attachmentNamed, cleanFileName, DownloadLink } from '../../files/index.ts'
import { operationsNamed } from '../operation-names/index.ts'
import { logRows } from './log-store.ts'
import { insertLogTicket, redeemLogTicket } from './log-ticket-store.ts'
import { logView, wordsOf } from './log-view.ts'
import { kindsOf, peopleOfPart } from './read-logs.ts'
import { namesOfTargets, targetsNamed } from './target-name-store.ts'

const minute = 60_000

/** Creates a link that serves the sheet once within a minute, without a session header. */
export const exportLog = serve(contract.logs.exportLog, async ({ input, actor, caller, tx, now, server }) => {
  const ticket = newToken(server.random)
  const { personId, tenant } = actor
  const expiresAt = isoOf(Date.parse(now) + minute)
  await insertLogTicket(tx, {
    hash: hashToken(ticket),
    personId,
    locale: caller.locale,
    asked: input,
    expiresAt,
  })
  return { url: `/api/file/LogSheet/${tenant}/${ticket}` }
})

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** Serves the sheet behind a link once, streamed; its owner must still be an administrator. */
export const sendLogSheet: Route = (app, server) => {
  app.get('/api/file/LogSheet/:tenant/:ticket', async (request, reply) => {
    const link = DownloadLink.safeParse(request.params)
    const isKnown = link.success && (await isOpenTenant(server.db, link.data.tenant))
    if (!isKnown) throw new Refusal<RefusalCode>('logs.notFound')

    const { tenant, ticket } = link.data
    const now = isoOf(server.clock())
    const taken = await redeemLogTicket(server.db.tenant(tenant), hashToken(ticket), now)
    const directory = await server.directories.of(tenant)
    const isAllowed = taken !== undefined && directory.isActive(taken.personId)
    if (!isAllowed || !areasOf(directory, taken.personId).has('operation'))
      throw new Refusal<RefusalCode>('logs.notFound')

    const { asked, locale } = taken
    const name = server.words.t(locale)(`logs.kind.${asked.kind}`)
    const people = peopleOfPart(directory, taken.personId, asked.kind)
    const batches = logBatches({ server, tenant, locale, people }, asked)
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

const columns = [
  'at',
  'person',
  'what',
  'target',
  'reason',
  'requestId',
  'milliseconds',
  'address',
  'count',
] as const
const signInColumns = ['at', 'person', 'way', 'reason', 'device', 'address'] as const
type Row = ReturnType<typeof logView>
type Value = (row: Row, say: Translate) => string | number | null | undefined

const values: Readonly<Record<(typeof columns | typeof signInColumns)[number], Value>> = {
  at: ({ at }) => at,
  person: ({ person }) => person?.name,
  what: ({ what, name }) => (name === '' ? what : `${name} (${what})`),
  way: ({ what }, say) => (what === '' ? '' : say(`logs.way.${what}`)),
  target: ({ target, targetName }) => (targetName === '' ? target : `${targetName} (${target})`),
  device: ({ target }) => target,
  reason: ({ reason }) => reason,
  requestId: ({ requestId }) => requestId,
  milliseconds: ({ milliseconds }) => milliseconds,
  address: ({ address }) => address,
  count: ({ count }) => count,
}
const atOnce = 500
/** As many rows as a sheet can have. */
const most = 1_000_000

type Place = Readonly<{
  server: Server
  tenant: string
  locale: Locale
  /** Whose rows are exported; undefined for everybody. */
  people: readonly string[] | undefined
}>

async function* logBatches(
  { server, tenant, locale, people }: Place,
  asked: ParsedInput<typeof contract.logs.exportLog>,
): SheetRows {
  const say = server.words.t(locale)
  const directory = await server.directories.of(tenant)
  const shown = asked.kind === 'signIns' ? signInColumns : columns
  yield [shown.map((column) => say(`logs.column.${column}`))]
  if (!(await kindsOf(server.db, tenant)).includes(asked.kind)) return

  const named = operationsNamed(wordsOf({ server, locale }), asked.keyword ?? '')
  const targets = await targetsNamed(server.db.tenant(tenant), asked.kind, asked.keyword)
  let after: Readonly<{ at: string; id: string }> | null = null
  for (let sent = 0; sent < most; sent += atOnce) {
    const db = server.db.tenant(tenant)
    const rows = await logRows(
      { db, tenant },
      { ...asked, people, named, targets },
      { after, offset: 0, limit: atOnce },
    )
    const names = await namesOfTargets(db, asked.kind, rows)
    yield rows
      .map((row) => logView(asked.kind, row, { server, locale, directory, names }))
      .map((row) => shown.map((column) => cellOf(values[column](row, say))))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { at: last.at, id: last.id }
  }
}

function cellOf(value: string | number | null | undefined) {
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? { number: String(value) } : value
}
