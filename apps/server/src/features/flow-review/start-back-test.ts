import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { draftPlan, lockFlow } from '../flow-design/index.ts'
import { finishedCases, insertBackTest, latestBackTest } from './back-test-store.ts'
import { isUnderWay } from './is-under-way.ts'
import { startBackTestWork } from './run-back-test.ts'

export const startBackTest = serve(contract.flowReview.startBackTest, async (call) => {
  const { input, actor, tx, now, server, caller, afterCommit } = call
  const flow = await lockFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const latest = await latestBackTest(tx, flow.id)
  if (latest && isUnderWay(latest, now)) throw new Refusal<RefusalCode>('design.backTestRuns')

  const plan = await draftPlan(tx, flow)
  const cases = await finishedCases(tx, flow.id, input.cases)
  const id = server.newId()
  const { personId, tenant } = actor
  await insertBackTest(tx, { id, flowId: flow.id, personId, total: cases.length, now })
  afterCommit(() => startBackTestWork(server, { id, tenant, locale: caller.locale, cases, plan }))
  return { id }
})
