import { contract, type RefusalCode } from '@signet/contract'
import { readDefinition, tableNameOf } from '@signet/form'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { insertForm } from './form-design-store.ts'

/** As in `saveForm`, a draft may have wrong formulas; publishing refuses them. */
export const createForm = serve(contract.formDesign.create, async ({ input, actor, tx, now, server }) => {
  const mainTable = tableNameOf(readDefinition(input.definition))
  const id = server.newId()
  const { name, code, category, definition: draft } = input
  const row = { id, name, code, category, draft, mainTable, changedBy: actor.personId, changedAt: now }
  if (!(await insertForm(tx, row))) throw new Refusal<RefusalCode>('design.codeTaken', { code })

  return { id }
})
