import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { openImportOf } from './import-store.ts'
import { openImportable } from './importable.ts'

export const currentImport = serve(contract.recordSheets.currentImport, async (call) => {
  const { input, actor, tx } = call
  await openImportable(call, input.modelId)
  const { personId } = actor
  return { importId: (await openImportOf(tx, { personId, formId: input.modelId })) ?? null }
})
