import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { AskingModel } from '../../records/models/index.ts'
import { findImport, type ImportRow } from './import-store.ts'
import { type Importable, openImportable } from './importable.ts'

/**
 * Returns the caller's own import, if they may still import into its model. Refuses
 * `records.importNotFound`.
 */
export async function ownImport(
  asking: AskingModel,
  { modelId, importId }: Readonly<{ modelId: string; importId: string }>,
): Promise<Readonly<{ row: ImportRow; importable: Importable }>> {
  const importable = await openImportable(asking, modelId)
  const row = await findImport(asking.tx, importId)
  if (!row || row.formId !== modelId || row.personId !== asking.actor.personId)
    throw new Refusal<RefusalCode>('records.importNotFound')
  return { row, importable }
}
