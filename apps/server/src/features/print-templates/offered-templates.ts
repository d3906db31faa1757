import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isHiddenByRights } from '@signet/form'
import { isSystemPath, mayPress, rightsOn } from '@signet/list'
import { defaultTemplate, type PrintTemplate, readTemplate, seenTemplate } from '@signet/print'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { openAccess } from '../../records/models/index.ts'
import { publishedOf, templatesOf } from './print-template-store.ts'

export const offeredTemplates = serve(contract.printTemplates.offered, async (call) => {
  const { model, access } = await openAccess(call, call.input.modelId)
  if (!mayPress(access, 'print')) throw new Refusal<RefusalCode>('records.notAllowed')

  const { seesColumn, fields } = rightsOn(
    access,
    access.grounds.map(() => true),
  )
  const isSeen = (path: string) => (isSystemPath(path) ? seesColumn(path) : !isHiddenByRights(fields, path))
  const rows = await templatesOf(call.tx, model.id)
  const published = rows
    .filter((row) => row.published !== null)
    .map(({ id: templateId, name, published: kept }) => ({
      templateId,
      name,
      definition: { ...seenTemplate(readTemplate(kept), model.form, isSeen) },
    }))
  const name = call.server.words.t(call.caller.locale)('print-templates.everything')
  return { list: [...published, { templateId: '', name, definition: { ...defaultTemplate() } }] }
})

/** Returns a published template; undefined when unpublished or of another form than the flow's. */
export async function publishedTemplate(
  tx: Reader,
  asked: Readonly<{ id: string; flowId: string }>,
): Promise<PrintTemplate | undefined> {
  const published = await publishedOf(tx, asked)
  return published === null ? undefined : readTemplate(published)
}
