import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { printedForm, templatesOf } from './print-template-store.ts'
import { templateView } from './template-view.ts'

export const listTemplates = serve(contract.printTemplates.list, async ({ input, actor, tx, server }) => {
  const { id, name } = await printedForm(tx, input.id)
  const directory = await server.directories.of(actor.tenant)
  const rows = await templatesOf(tx, id)
  return { name, list: rows.map((row) => templateView(row, directory)) }
})
