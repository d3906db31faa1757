import { contract, type RefusalCode } from '@signet/contract'
import { compileForm } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { deleteKit, kitRows, upsertKit } from './kit-store.ts'

export const listKits = serve(contract.formDesign.kits, async ({ tx }) => ({ list: await kitRows(tx) }))

/** A kit must compile as a form, so that it never inserts an error. */
export const saveKit = serve(contract.formDesign.saveKit, async ({ input, actor, tx, now, server }) => {
  const { name, fields } = input
  compileForm({ version: 1, key: 'kit', fields })
  const id = await upsertKit(tx, {
    id: server.newId(),
    name,
    fields,
    changedBy: actor.personId,
    changedAt: now,
  })
  return { id }
})

export const removeKit = serve(contract.formDesign.removeKit, async ({ input, tx }) => {
  if (!(await deleteKit(tx, input.id))) throw new Refusal<RefusalCode>('design.notFound')
  return null
})
