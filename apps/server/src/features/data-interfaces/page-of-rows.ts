import { contract, type InterfaceQuestion } from '@signet/contract'
import { type Locale, textIn } from '@signet/form'
import { serve } from '../../http/serve.ts'
import { askAsMember } from './ask-as-member.ts'
import { findInterface } from './interface-store.ts'

export const pageOfRows = serve(contract.dataInterfaces.rows, async (call) => {
  const { id, paramList, keyword, columnOptions, currentPage, pageSize } = call.input
  const searchIn = columnOptions.split(',').filter((column) => column !== '')
  const wanted = { keyword, searchIn, offset: (currentPage - 1) * pageSize, limit: pageSize }
  const { rows, total } = await askAsMember(call, { id, paramList, wanted })
  const { question } = await findInterface(call.tx, id)

  return {
    list: [...rows],
    columns: namedIn(question.columns, call.caller.locale),
    pagination: { currentPage, pageSize, total },
    dataProcessing: '' as const,
  }
})

function namedIn(columns: InterfaceQuestion['columns'], locale: Locale) {
  return columns
    .map(({ name, label }) => ({ name, label: textIn(locale, label) }))
    .filter(({ label }) => label.trim() !== '')
}
