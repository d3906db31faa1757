import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { openImportable } from './importable.ts'
import { linkSheet } from './link-sheet.ts'

export const template = serve(contract.recordSheets.template, async (call) => {
  const { opened } = await openImportable(call, call.input.modelId)
  return linkSheet(call, { name: opened.model.name, sheet: { kind: 'template', asked: call.input } })
})
