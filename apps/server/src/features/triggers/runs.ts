import { contract } from '@signet/contract'
import { rangeOf, toPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { knownTrigger } from './known-trigger.ts'
import { countRuns, listRuns } from './run-store.ts'

export const runs = serve(contract.triggers.runs, async ({ tx, input }) => {
  const { id: triggerId, state, ...asked } = input
  await knownTrigger(tx, triggerId)
  const rows = await listRuns(tx, { triggerId, state, range: rangeOf(asked) })
  const total = await countRuns(tx, { triggerId, state })
  return toPage(rows, {
    asked,
    total,
    placeOf: ({ occurredAt: at, id }) => ({ at, id }),
    show: (row) => row,
  })
})
