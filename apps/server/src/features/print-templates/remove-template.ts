import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { deleteTemplate, lockTemplate } from './print-template-store.ts'

export const removeTemplate = serve(contract.printTemplates.remove, async ({ input, tx }) => {
  await lockTemplate(tx, input)
  await deleteTemplate(tx, input)
  return null
})
