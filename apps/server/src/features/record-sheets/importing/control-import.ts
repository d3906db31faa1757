import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import { refuseStopped } from '../../records/index.ts'
import { type Importable, openImportable } from '../importable.ts'
import { removeLines } from './import-row-store.ts'
import {
  findImport,
  type ImportRow,
  insertImport,
  lockImport,
  openImportOf,
  ownSheet,
  updateImport,
} from './import-store.ts'
import { startImportWork } from './run-import.ts'

export const startImport = serve(contract.recordSheets.startImport, async (call) => {
  const { input, actor, tx, now, server, caller, afterCommit } = call
  const { opened } = await openImportable(call, input.modelId)
  refuseStopped(opened.model)
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
  afterCommit(() => startImportWork(server, actor.tenant, { id, personId: actor.personId }))
  return { importId: id }
})

export const currentImport = serve(contract.recordSheets.currentImport, async (call) => {
  const { input, actor, tx } = call
  await openImportable(call, input.modelId)
  const { personId } = actor
  return { importId: (await openImportOf(tx, { personId, formId: input.modelId })) ?? null }
})

export const commitImport = serve(contract.recordSheets.commitImport, async (call) => {
  const { input, actor, tx, now, server, afterCommit } = call
  const { row, importable } = await ownImport(call, input)
  refuseStopped(importable.opened.model)
  const held = await lockImport(tx, row.id)
  if (held?.state !== 'ready') throw new Refusal<RefusalCode>('records.importNotReady')

  await updateImport(tx, row.id, now, { state: 'committing', leasedUntil: null })
  afterCommit(() => startImportWork(server, actor.tenant, row))
  return null
})

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
