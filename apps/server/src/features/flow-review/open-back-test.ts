import { type Answered, contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { latestBackTest } from './back-test-store.ts'
import { isUnderWay } from './is-under-way.ts'
import { knownFlow } from './known-flow.ts'

type Latest = NonNullable<Answered<typeof contract.flowReview.backTest>['latest']>

export const openBackTest = serve(contract.flowReview.backTest, async ({ input, actor, tx, now, server }) => {
  const flow = await knownFlow(tx, input.id)
  const row = await latestBackTest(tx, flow.id)
  if (!row) return { latest: null }

  const { nameOf } = await server.directories.of(actor.tenant)
  const { id, total, done, startedAt } = row
  const state = row.state === 'running' && !isUnderWay(row, now) ? 'failed' : row.state
  // Written by the back-test only, and checked once more on the way out.
  const found = { counts: row.counts as Latest['counts'], affected: row.affected as Latest['affected'] }
  return { latest: { id, state, total, done, startedAt, startedBy: nameOf(row.personId), ...found } }
})
