import { type ChoiceContext, contract, type RefusalCode } from '@signet/contract'
import type { FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import { formOfCase, formOfFlow } from '../../../cases/reading/load-visible-form.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { interfaceRows } from '../../data-interfaces/index.ts'

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

/** Whether a field of the form offers exactly these rows. */
function isOffered({ byPath }: FormPlan, of: string): boolean {
  return (
    of.startsWith('interface:') &&
    [...byPath.values()].some(({ kind, settings }) => kind.offers(settings) === of)
  )
}

/** Returns the form after checking that the caller may use it. Refuses what each kind of access refuses. */
async function formThrough(
  call: Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'caller'>,
  { kind, id }: ChoiceContext,
): Promise<FormPlan> {
  if (kind === 'flow') return formOfFlow(call, id)
  if (kind === 'case') return formOfCase(call, id)
  return (await openAccess(call, id)).model.form
}
