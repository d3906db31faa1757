import { contract } from '@signet/contract'
import { checkList, readList } from '@signet/list'
import { serve } from '../../http/serve.ts'
import { formOfList } from './form-of-list.ts'
import { saveDraft } from './list-design-store.ts'

export const saveList = serve(contract.listDesign.save, async ({ input, actor, tx, now }) => {
  const { id, form } = await formOfList(tx, input.id)
  const draft = readList(input.definition)
  checkList(draft, form)
  await saveDraft(tx, { formId: id, draft, changedBy: actor.personId, changedAt: now })
  return null
})
