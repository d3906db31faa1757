import { contract } from '@signet/contract'
import { rightsForNew } from '@signet/list'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { addRecord } from './add-record.ts'
import { refuseUnlessMayPress } from './refuse-unless.ts'

export const createRecord = serve(contract.records.create, async (call) => {
  const { values, modelId } = call.input
  const opened = await openAccess(call, modelId)
  refuseUnlessMayPress(opened, 'add')
  const { id, version, ignored } = await addRecord(call, opened, {
    values,
    rights: rightsForNew(opened.access),
  })
  return { id, version, ignored: [...ignored] }
})
