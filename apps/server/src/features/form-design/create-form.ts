import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { insertForm } from './form-design-store.ts'
import { readForm } from './read-form.ts'

export const createForm = serve(contract.formDesign.create, async ({ input, actor, tx, now, server }) => {
  const { mainTable } = readForm(input.definition)
  const id = server.newId()
  const { name, code, category, definition: draft } = input
  const row = { id, name, code, category, draft, mainTable, changedBy: actor.personId, changedAt: now }
  if (!(await insertForm(tx, row))) throw new Refusal<RefusalCode>('design.codeTaken', { code })

  return { id }
})
