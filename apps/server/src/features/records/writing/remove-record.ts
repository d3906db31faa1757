import { contract, type RefusalCode } from '@signet/contract'
import { type ButtonKey, rightsOn } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { insertChange } from '../../../records/changes/index.ts'
import { type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { voidNumbers } from '../../../records/record-store/index.ts'
import { lockRecord, type RecordWriter } from './change-record.ts'
import { applyToEach } from './each-of.ts'
import { hasChildren, markDeleted } from './lock-store.ts'
import { refuseUnlessMay, refuseUnlessMayPress } from './refuse-unless.ts'
import { tellRecords } from './tell-records.ts'

export const removeRecord = serve(contract.records.remove, async (call) => {
  await removeOne(call, await openAccess(call, call.input.modelId), { id: call.input.id, by: ['remove'] })
  return null
})

/** `by` lists the buttons that permit it. */
export async function removeOne(
  call: RecordWriter,
  opened: OpenedModel,
  { id, by }: Readonly<{ id: string; by: readonly ButtonKey[] }>,
): Promise<void> {
  const { tx, actor, now, server } = call
  const { model, access } = opened
  const row = await lockRecord(call, opened, id)
  refuseUnlessMay(rightsOn(access, row.met), ...by)
  if (await hasChildren(tx, model, id)) throw new Refusal<RefusalCode>('records.hasChildren')

  const version = await markDeleted(tx, model, { id, by: actor.personId, now })
  await voidNumbers(tx, { recordId: id, by: actor.personId, now, reason: 'recordDeleted' })
  await insertChange(tx, {
    id: server.newId(),
    formId: model.id,
    recordId: id,
    version,
    kind: 'removed',
    changedBy: actor.personId || null,
    changedAt: now,
    changes: [],
  })
  await tellRecords(call, opened, { kind: 'deleted', records: [{ id, version, values: row.values }] })
}

export const removeEach = serve(contract.records.removeEach, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  refuseUnlessMayPress(opened, 'batchRemove')
  const results = await applyToEach(call, call.input.ids, (own, id) =>
    removeOne(own, opened, { id, by: ['batchRemove'] }),
  )
  return { results: results.map(({ done: _, ...result }) => result) }
})
