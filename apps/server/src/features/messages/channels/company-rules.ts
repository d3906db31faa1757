import { contract, messageChannels } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { refuseOvertaken, revisionOf } from '../../../revisions/index.ts'
import { channelKind, countQueues, loadStates } from '../deliveries/index.ts'
import { loadRules, lockRules, replaceRules } from './rule-store.ts'

export const showRules = serve(contract.channels.rules, async ({ actor, tx, server }) => {
  const { tenant } = actor
  const rules = await loadRules(tx)
  const states = await loadStates(tx)
  const queues = await countQueues(tx)
  const channels = await Promise.all(
    messageChannels.map(async (name) => ({
      name,
      isReady: await (await channelKind(name)).isReady({ server, tenant }),
      failingSince: states.get(name)?.failingSince ?? null,
      succeededAt: states.get(name)?.succeededAt ?? null,
      waiting: queues.get(`${name} waiting`) ?? 0,
      failed: queues.get(`${name} failed`) ?? 0,
    })),
  )
  return { rules, revision: revisionOf(rules), channels }
})

export const saveRules = serve(contract.channels.saveRules, async ({ input, actor, tx }) => {
  await lockRules(tx, actor.tenant)
  refuseOvertaken(await loadRules(tx), input.expects)
  await replaceRules(tx, input.rules)
  return null
})
