import { contract, type HandlerOutput } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { latestBackTest } from './back-test-store.ts'
import { isUnderWay } from './is-under-way.ts'
import { knownFlow } from './known-flow.ts'

type Latest = NonNullable<HandlerOutput<typeof contract.flowReview.backTest>['latest']>

export const openBackTest = serve(contract.flowReview.backTest, async ({ input, actor, tx, now, server }) => {
  const flow = await knownFlow(tx, input.id)
  const row = await latestBackTest(tx, flow.id)
  if (!row) return { latest: null }

  const { nameOf } = await server.directories.of(actor.tenant)
  const { id, total, done, startedAt } = row
  const state = row.state === 'running' && !isUnderWay(row, now) ? 'failed' : row.state
  // Written only by the back-test; the response schema checks it again.
  const found = { counts: row.counts as Latest['counts'], affected: row.affected as Latest['affected'] }
  return { latest: { id, state, total, done, startedAt, startedBy: nameOf(row.personId), ...found } }
})
