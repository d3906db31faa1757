import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { lockImport, updateImport } from './import-store.ts'
import { ownImport } from './own-import.ts'
import { startImportWork } from './run-import.ts'

export const commitImport = serve(contract.recordSheets.commitImport, async (call) => {
  const { input, actor, tx, now, server, afterCommit } = call
  const { row } = await ownImport(call, input)
  const held = await lockImport(tx, row.id)
  if (held?.state !== 'ready') throw new Refusal<RefusalCode>('records.importNotReady')

  await updateImport(tx, row.id, now, { state: 'committing', leasedUntil: null })
  afterCommit(() => startImportWork(server, actor.tenant, row.id))
  return null
})
