import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { askAsMember } from './ask-as-member.ts'

const mostRows = 1000

export const previewRows = serve(contract.dataInterfaces.preview, async (call) => {
  const { id, paramList } = call.input
  const wanted = { keyword: '', searchIn: [], offset: 0, limit: mostRows }
  const { rows } = await askAsMember(call, { id, paramList, wanted })

  return [...rows]
})
