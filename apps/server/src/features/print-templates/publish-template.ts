import { contract } from '@signet/contract'
import { checkTemplate, readTemplate } from '@signet/print'
import { serve } from '../../http/serve.ts'
import { lockTemplate, printedForm, publishDraft } from './print-template-store.ts'

export const publishTemplate = serve(contract.printTemplates.publish, async ({ input, tx }) => {
  const { form } = await printedForm(tx, input.id)
  const row = await lockTemplate(tx, input)
  checkTemplate(readTemplate(row.draft), form)

  await publishDraft(tx, row)
  return null
})
