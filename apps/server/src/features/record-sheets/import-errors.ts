import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { linkSheet } from './link-sheet.ts'
import { ownImport } from './own-import.ts'

export const importErrors = serve(contract.recordSheets.importErrors, async (call) => {
  const { row } = await ownImport(call, call.input)
  const name = row.fileName.replace(/\.[^.]*$/, '')
  const t = call.server.words.t(call.caller.locale)
  return linkSheet(call, {
    name: t('record-sheets.errors.file', { name }),
    sheet: { kind: 'errors', asked: call.input },
  })
})
