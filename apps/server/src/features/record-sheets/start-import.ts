import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { insertImport, ownSheet } from './import-store.ts'
import { openImportable } from './importable.ts'
import { startImportWork } from './run-import.ts'

export const startImport = serve(contract.recordSheets.startImport, async (call) => {
  const { input, actor, tx, now, server, caller, afterCommit } = call
  const { opened } = await openImportable(call, input.modelId)
  const file = await ownSheet(tx, actor.personId, input.fileId)
  if (!file) throw new Refusal<RefusalCode>('files.notFound')
  if (file.state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')

  const id = server.newId()
  const { mode, keys } = opened.access.list.definition.importing
  await insertImport(tx, {
    id,
    formId: input.modelId,
    personId: actor.personId,
    locale: caller.locale,
    fileName: file.name,
    contentHash: file.contentHash,
    mode: keys.length === 0 ? 'add' : mode,
    keys,
    now,
  })
  afterCommit(() => startImportWork(server, actor.tenant, id))
  return { importId: id }
})
