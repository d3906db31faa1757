import { contract } from '@signet/contract'
import { isoOf } from '../../clock/clock.ts'
import { serve } from '../../http/serve.ts'
import { hashToken, newToken, requireFreshPerson } from '../../people/sessions/index.ts'
import type { AskingModel } from '../../records/models/index.ts'
import { sheetName } from '../company/organization-sheets/index.ts'
import { cleanFileName } from '../files/index.ts'
import { areaSheetName } from '../lookups/area-sheets/index.ts'
import { openImportable } from './importable.ts'
import { ownImport } from './importing/control-import.ts'
import { openExport } from './open-export.ts'
import { insertTicket, type SheetRequest } from './ticket-store.ts'

const minute = 60_000

/** Creates a link that serves the sheet once within a minute, without a session header. */
async function linkSheet(
  { actor, caller, server, now }: AskingModel,
  { name, sheet }: Readonly<{ name: string; sheet: SheetRequest }>,
): Promise<{ name: string; url: string }> {
  const ticket = newToken(server.random)
  const { personId, tenant } = actor
  const expiresAt = isoOf(Date.parse(now) + minute)
  const row = { hash: hashToken(ticket), personId, locale: caller.locale, sheet, expiresAt }
  await insertTicket(server.db.tenant(tenant), row)
  const file = cleanFileName(`${name}.${sheet.asked.format}`)
  return { name: file, url: `/api/file/Sheet/${tenant}/${ticket}` }
}

/** Checks permission now and again when the link is opened, since it may have changed. */
export const exportRecords = serve(contract.recordSheets.exportRecords, async (call) => {
  const { opened } = await openExport(call, call.input)
  const day = call.now.slice(0, 10)
  return linkSheet(call, {
    name: `${opened.model.name} ${day}`,
    sheet: { kind: 'export', asked: call.input },
  })
})

export const importErrors = serve(contract.recordSheets.importErrors, async (call) => {
  const { row } = await ownImport(call, call.input)
  const name = row.fileName.replace(/\.[^.]*$/, '')
  const t = call.server.words.t(call.caller.locale)
  return linkSheet(call, {
    name: t('record-sheets.errors.file', { name }),
    sheet: { kind: 'errors', asked: call.input },
  })
})

export const template = serve(contract.recordSheets.template, async (call) => {
  const { opened } = await openImportable(call, call.input.modelId)
  return linkSheet(call, { name: opened.model.name, sheet: { kind: 'template', asked: call.input } })
})

export const linkOrganization = serve(contract.organizationSheets.link, async (call) => {
  const { input, server, caller } = call
  if (input.kind === 'people' && input.content === 'all') await requireFreshPerson(call)
  const name = sheetName(server, caller.locale, input.kind)
  return linkSheet(call, { name, sheet: { kind: 'organization', asked: input } })
})

export const linkAreas = serve(contract.areaAdministration.link, async (call) => {
  const { input, server, caller } = call
  return linkSheet(call, {
    name: areaSheetName(server, caller.locale),
    sheet: { kind: 'areas', asked: input },
  })
})
