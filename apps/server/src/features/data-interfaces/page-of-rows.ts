import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { askAsMember } from './ask-as-member.ts'

export const pageOfRows = serve(contract.dataInterfaces.rows, async (call) => {
  const { id, paramList, keyword, columnOptions, currentPage, pageSize } = call.input
  const searchIn = columnOptions.split(',').filter((column) => column !== '')
  const wanted = { keyword, searchIn, offset: (currentPage - 1) * pageSize, limit: pageSize }
  const { rows, total } = await askAsMember(call, { id, paramList, wanted })

  return { list: [...rows], pagination: { currentPage, pageSize, total }, dataProcessing: '' as const }
})
