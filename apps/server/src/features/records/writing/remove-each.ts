import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { eachOf } from './each-of.ts'
import { refuseUnlessMayPress } from './refuse-unless.ts'
import { removeOne } from './remove-record.ts'

export const removeEach = serve(contract.records.removeEach, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  refuseUnlessMayPress(opened, 'batchRemove')
  const results = await eachOf(call, call.input.ids, (own, id) =>
    removeOne(own, opened, { id, by: ['batchRemove'] }),
  )
  return { results: results.map(({ done: _, ...result }) => result) }
})
