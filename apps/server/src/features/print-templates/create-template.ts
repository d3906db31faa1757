import { contract } from '@signet/contract'
import { defaultTemplate, readTemplate } from '@signet/print'
import { serve } from '../../http/serve.ts'
import { insertTemplate, printedForm } from './print-template-store.ts'

export const createTemplate = serve(
  contract.printTemplates.create,
  async ({ input, actor, tx, now, server }) => {
    const { id: formId } = await printedForm(tx, input.id)
    const draft = input.definition ? readTemplate(input.definition) : defaultTemplate()

    const id = server.newId()
    const { name } = input
    await insertTemplate(tx, { id, formId, name, draft, changedBy: actor.personId, changedAt: now })
    return { templateId: id }
  },
)
