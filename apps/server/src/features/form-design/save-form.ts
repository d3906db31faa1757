import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { isTableTaken, lockForm, updateDraft } from './form-design-store.ts'
import { readForm } from './read-form.ts'

/** The key names the form's table, so it stays what it was once records may lie there. */
export const saveForm = serve(contract.formDesign.save, async ({ input, actor, tx, now }) => {
  const { id, name, category, definition: draft } = input
  const form = await lockForm(tx, id)
  if (!form) throw new Refusal<RefusalCode>('design.notFound')

  const { mainTable } = readForm(draft)
  if (mainTable !== form.mainTable && form.publishedVersion !== null)
    throw new Refusal<RefusalCode>('design.invalid', { path: 'key' })
  if (await isTableTaken(tx, mainTable, id))
    throw new Refusal<RefusalCode>('design.codeTaken', { code: mainTable })

  await updateDraft(tx, { id, name, category, draft, mainTable, changedBy: actor.personId, changedAt: now })
  return null
})
