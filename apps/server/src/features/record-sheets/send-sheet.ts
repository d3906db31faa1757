import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../clock/clock.ts'
import { mayAdminister } from '../../http/actor.ts'
import type { Route } from '../../http/serve.ts'
import { areasOf } from '../../people/directory/index.ts'
import { hashToken } from '../../people/sessions/index.ts'
import { isOpenTenant } from '../../people/tenants/index.ts'
import type { AskingModel } from '../../records/models/index.ts'
import { type Cell, type SheetRows, writeCsv, writeXlsx } from '../../sheets/index.ts'
import { organizationBatches, sheetName } from '../company/organization-sheets/index.ts'
import { attachmentNamed, cleanFileName, DownloadLink } from '../files/index.ts'
import { areaBatches, areaSheetName } from '../lookups/area-sheets/index.ts'
import { openCallFor } from './acting-for.ts'
import { exportBatches } from './export-batches.ts'
import { openImportable } from './importable.ts'
import { ownImport } from './importing/control-import.ts'
import { problemWords } from './importing/import-problems.ts'
import { linesAfter } from './importing/import-row-store.ts'
import { openExport } from './open-export.ts'
import { sheetHeadings } from './sheet-columns.ts'
import { redeemTicket, type SheetRequest } from './ticket-store.ts'

const atOnce = 500

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** Serves the sheet behind a link once, streamed, with a few hundred rows in memory at most. */
export const sendSheet: Route = (app, server) => {
  app.get('/api/file/Sheet/:tenant/:ticket', async (request, reply) => {
    const link = DownloadLink.safeParse(request.params)
    const isKnown = link.success && (await isOpenTenant(server.db, link.data.tenant))
    if (!isKnown) throw new Refusal<RefusalCode>('records.exportExpired')

    const { tenant, ticket } = link.data
    const now = isoOf(server.clock())
    const taken = await redeemTicket(server.db.tenant(tenant), hashToken(ticket), now)
    const asking = taken && (await openCallFor(server, server.db.tenant(tenant), { tenant, ...taken }))
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

type Sheet = Readonly<{ name: string; format: 'xlsx' | 'csv'; batches: SheetRows }>

/** Produces the sheet of a link and checks permission again. */
async function sheetBatches(asking: AskingModel, sheet: SheetRequest): Promise<Sheet> {
  const { format } = sheet.asked
  switch (sheet.kind) {
    case 'export': {
      const what = await openExport(asking, sheet.asked)
      return { name: what.opened.model.name, format, batches: exportBatches(asking, sheet.asked, what) }
    }
    case 'template': {
      const { seen, fields } = await openImportable(asking, sheet.asked.modelId)
      const { locale } = asking.caller
      const names = sheetHeadings(seen, { locale, t: asking.server.words.t(locale) })
      const headings = fields.map(
        ({ path, definition: { required } }) => `${required ? '*' : ''}${names.get(path)}`,
      )
      return { name: seen.model.name, format, batches: asOneBatch([headings]) }
    }
    case 'errors': {
      const { row, importable } = await ownImport(asking, sheet.asked)
      const words = problemWords(asking, importable.opened.model.form)
      return { name: row.fileName, format, batches: badLines(asking, row, words) }
    }
    case 'organization': {
      const { server, actor, caller } = asking
      if (!actor.isAdministrator) throw new Refusal<RefusalCode>('session.administratorsOnly')
      const batches = organizationBatches(asking, sheet.asked)
      return { name: sheetName(server, caller.locale, sheet.asked.kind), format, batches }
    }
    case 'areas': {
      const { server, actor, caller } = asking
      const areas = areasOf(await server.directories.of(actor.tenant), actor.personId)
      if (!mayAdminister({ ...actor, areas }, contract.areaAdministration.link))
        throw new Refusal<RefusalCode>('session.administratorsOnly')
      return { name: areaSheetName(server, caller.locale), format, batches: areaBatches(asking, sheet.asked) }
    }
  }
}

async function* asOneBatch(rows: readonly (readonly Cell[])[]): SheetRows {
  yield rows
}

type Import = Awaited<ReturnType<typeof ownImport>>['row']

/**
 * Yields the bad rows with their problems in an extra column; the corrected sheet can be imported again.
 */
async function* badLines(
  asking: AskingModel,
  { id, headings }: Import,
  words: ReturnType<typeof problemWords>,
): SheetRows {
  const t = asking.server.words.t(asking.caller.locale)
  yield [[...(headings ?? []), t('record-sheets.errors.heading')]]
  for (let after = 0; ; ) {
    const { lines, hasMore } = await linesAfter(asking.tx, {
      importId: id,
      after,
      limit: atOnce,
      only: 'bad',
    })
    yield lines.map(({ cells, problems }) => [...cells, problems.map(words).join(' ')])
    const last = lines.at(-1)
    if (!last || !hasMore) return
    after = last.number
  }
}
