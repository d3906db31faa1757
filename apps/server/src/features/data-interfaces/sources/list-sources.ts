import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { sourceRows } from './data-source-store.ts'
import { dataSourceView } from './data-source-view.ts'

export const listSources = serve(contract.dataInterfaces.listSources, async ({ input, tx }) => {
  const { rows, total } = await sourceRows(tx, rangeOf(input), input.keyword ?? '')

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: dataSourceView,
  })
})
