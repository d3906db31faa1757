import { contract, type RefusalCode } from '@signet/contract'
import type { FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { interfaceRows } from '../data-interfaces/index.ts'
import { formThrough } from './form-through.ts'

export const offeredRows = serve(contract.choices.rows, async (call) => {
  const { server, tx, actor, now, input } = call
  const { of, parameters, ids, keyword, searchIn, currentPage, pageSize } = input
  const form = await formThrough(call, input.through)
  if (!isOffered(form, of)) throw new Refusal<RefusalCode>('choices.notOffered')

  const [id = '', column = 'id'] = of.slice(of.indexOf(':') + 1).split('/')
  const { rows, total } = await interfaceRows(server, tx, {
    ...{ tenant: actor.tenant, personId: actor.personId, now, id, params: parameters, keyword, searchIn },
    ...(ids ? { ids: { column, values: ids } } : {}),
    ...(currentPage === undefined ? {} : { page: { offset: (currentPage - 1) * pageSize, limit: pageSize } }),
  })
  return { list: [...rows], total }
})

/** Does a field of the form ask for exactly this? */
function isOffered({ byPath }: FormPlan, of: string): boolean {
  return (
    of.startsWith('interface:') &&
    [...byPath.values()].some(({ kind, settings }) => kind.offers?.(settings) === of)
  )
}
