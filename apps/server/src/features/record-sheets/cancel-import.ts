import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { removeLines } from './import-row-store.ts'
import { lockImport, updateImport } from './import-store.ts'
import { ownImport } from './own-import.ts'

const over = ['done', 'failed', 'cancelled']

export const cancelImport = serve(contract.recordSheets.cancelImport, async (call) => {
  const { input, tx, now } = call
  const { row } = await ownImport(call, input)
  const held = await lockImport(tx, row.id)
  if (!held || over.includes(held.state)) return null

  await updateImport(tx, row.id, now, { state: 'cancelled', leasedUntil: null })
  await removeLines(tx, row.id)
  return null
})
