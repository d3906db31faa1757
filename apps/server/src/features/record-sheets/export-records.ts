import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { exported } from './exported.ts'
import { linkSheet } from './link-sheet.ts'

/** Checks permission now and again when the link is opened, since it may have changed. */
export const exportRecords = serve(contract.recordSheets.exportRecords, async (call) => {
  const { opened } = await exported(call, call.input)
  const day = call.now.slice(0, 10)
  return linkSheet(call, {
    name: `${opened.model.name} ${day}`,
    sheet: { kind: 'export', asked: call.input },
  })
})
