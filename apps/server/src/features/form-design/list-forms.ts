import { contract, manyRecords } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { countUpTo } from '../../records/record-store/index.ts'
import { formRows } from './form-design-store.ts'
import { formView } from './form-view.ts'

export const listForms = serve(contract.formDesign.list, async ({ input, actor, tx, server }) => {
  const { nameOf } = await server.directories.of(actor.tenant)
  const { rows, total } = await formRows(tx, rangeOf(input), {
    keyword: input.keyword ?? '',
    of: input.of,
  })

  const published = rows.filter((row) => row.publishedVersion !== null && input.of === 'forms')
  const tables = published.map((row) => row.mainTable)
  const records = await countUpTo({ tx, tenant: actor.tenant }, tables, manyRecords)

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => ({
      ...formView(row, nameOf),
      fields: countFields(row.draft),
      records: records.get(row.mainTable) ?? 0,
    }),
  })
})

function countFields(draft: unknown): number {
  const fields = (draft as { fields?: unknown }).fields
  return Array.isArray(fields) ? fields.length : 0
}
