import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { formOfList } from './form-of-list.ts'
import { deleteGrant } from './grant-store.ts'

export const removeGrant = serve(contract.listDesign.removeGrant, async ({ input, tx }) => {
  const { id: formId } = await formOfList(tx, input.id)
  await deleteGrant(tx, { id: input.grantId, formId })
  return null
})
