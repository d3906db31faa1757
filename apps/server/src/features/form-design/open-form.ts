import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { findForm } from './form-design-store.ts'
import { formView } from './form-view.ts'

export const openForm = serve(contract.formDesign.open, async ({ input, actor, tx, server }) => {
  const form = await findForm(tx, input.id)
  if (!form) throw new Refusal<RefusalCode>('design.notFound')

  const { nameOf } = await server.directories.of(actor.tenant)
  return { ...formView(form, nameOf), definition: form.draft as Record<string, unknown> }
})
