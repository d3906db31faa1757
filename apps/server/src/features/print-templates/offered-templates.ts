import { contract, type RefusalCode } from '@signet/contract'
import { isHiddenByRights } from '@signet/form'
import { isSystemPath, mayPress, rightsOn } from '@signet/list'
import { defaultTemplate, readTemplate, seenTemplate } from '@signet/print'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { openAccess } from '../../records/models/index.ts'
import { templatesOf } from './print-template-store.ts'

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
