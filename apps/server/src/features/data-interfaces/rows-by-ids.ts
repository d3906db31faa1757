import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { askAsMember } from './ask-as-member.ts'
import { textIn } from './kinds/pick-rows.ts'

export const rowsByIds = serve(contract.dataInterfaces.rowsByIds, async (call) => {
  const { id, paramList, ids, propsValue } = call.input
  if (ids.length === 0) return []

  const column = propsValue || 'id'
  const values = [...new Set(ids)]
  const wanted = { keyword: '', searchIn: [], ids: { column, values }, offset: 0, limit: mostRows }
  const { rows } = await askAsMember(call, { id, paramList, wanted })
  const byId = new Map(rows.toReversed().map((row) => [textIn(row, column), row]))

  return ids.map((one) => byId.get(one) ?? {})
})

const mostRows = 1000
