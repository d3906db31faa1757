import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { formRows } from './form-design-store.ts'
import { formView } from './form-view.ts'

export const listForms = serve(contract.formDesign.list, async ({ input, actor, tx, server }) => {
  const { nameOf } = await server.directories.of(actor.tenant)
  const { rows, total } = await formRows(tx, rangeOf(input), input.keyword ?? '')

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => ({
      ...formView(row, nameOf),
      fields: countFields(row.draft),
      records: Number(row.records),
    }),
  })
})

function countFields(draft: unknown): number {
  const fields = (draft as { fields?: unknown }).fields
  return Array.isArray(fields) ? fields.length : 0
}
