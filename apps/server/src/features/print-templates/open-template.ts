import { contract } from '@signet/contract'
import { readTemplate } from '@signet/print'
import { serve } from '../../http/serve.ts'
import { findTemplate, printedForm } from './print-template-store.ts'
import { templateView } from './template-view.ts'

export const openTemplate = serve(contract.printTemplates.open, async ({ input, actor, tx, server }) => {
  const { name: formName, form } = await printedForm(tx, input.id)
  const row = await findTemplate(tx, input)
  return {
    ...templateView(row, await server.directories.of(actor.tenant)),
    definition: { ...readTemplate(row.draft) },
    number: row.draftNumber,
    formName,
    form: { ...form.definition },
  }
})
