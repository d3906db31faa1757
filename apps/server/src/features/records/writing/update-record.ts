import { contract, type RefusalCode } from '@signet/contract'
import { rightsOn } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { readerOf } from '../shown/system-value.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { changeRecord, lockRecord, type RecordWriter } from './change-record.ts'
import { refuseUnlessMay } from './refuse-unless.ts'

export const updateRecord = serve(contract.records.update, async (call) => {
  const { modelId, id, version, values } = call.input
  const opened = await openAccess(call, modelId)
  const row = await lockRecord(call, opened, id)
  const rights = rightsOn(opened.access, row.met)
  refuseUnlessMay(rights, 'edit')
  if (row.version !== version) refuseOlder(call, opened, row)

  const changed = await changeRecord(call, opened, { row, values, rights: rights.fields })
  return { id, version: changed.version, ignored: [...changed.ignored] }
})

/** The second of two editors learns who saved first; `changesSince` lists the changes. */
function refuseOlder(
  call: RecordWriter,
  opened: OpenedModel,
  { changedById, changedAt, version }: FoundRow,
): never {
  const { formats } = readerOf(call, opened)
  throw new Refusal<RefusalCode>('records.changedMeanwhile', {
    name: opened.directory.nameOf(changedById ?? ''),
    at: formats.dateTime(changedAt),
    version,
  })
}
