import { contract, type RefusalCode } from '@signet/contract'
import { type Delegation, whyNotDelegate } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { delegationsAhead, holdDelegations, insertDelegation, knownFlows } from './delegation-store.ts'

export const createDelegation = serve(contract.delegations.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const { kind, toUserIds, flowIds, startsAt: start, endsAt: end, note } = input
  const flows = [...new Set(flowIds)]
  if ((await knownFlows(tx, flows)) < flows.length) throw new Refusal<RefusalCode>('approvals.flowNotFound')

  await holdDelegations(tx, actor.tenant)
  const delegation: Delegation = {
    ...{ id: server.newId(), kind, from: actor.personId, to: [...new Set(toUserIds)], start, end },
    flows: flows.length === 0 ? 'all' : flows,
  }
  const directory = await server.directories.of(actor.tenant)
  const why = whyNotDelegate(delegation, { existing: await delegationsAhead(tx, now), directory })
  if (why) throw new Refusal<RefusalCode>(why.code, why.params ?? {})

  await insertDelegation(tx, { delegation, note, now })
  return { id: delegation.id }
})
