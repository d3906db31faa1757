import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { flowRows } from './flow-design-store.ts'
import { flowView } from './flow-view.ts'

export const listFlows = serve(contract.flowDesign.list, async ({ input, actor, tx, server }) => {
  const { nameOf } = await server.directories.of(actor.tenant)
  const { rows, total } = await flowRows(tx, rangeOf(input), input.keyword ?? '')

  return toPage(rows, {
    asked: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => ({
      ...flowView(row, nameOf),
      icon: row.icon,
      iconColor: row.iconColor,
      formName: row.formName,
      running: Number(row.running),
    }),
  })
})
