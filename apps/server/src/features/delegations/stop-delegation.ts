import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { stopDelegation as stop } from './delegation-change-store.ts'
import { endOf } from './end-of.ts'
import { holdMyDelegation } from './my-delegation.ts'
import { standOf } from './stand-of.ts'
import { stoppedFor } from './stopped-for.ts'

export const stopDelegation = serve(contract.delegations.stop, async (call) => {
  const { input, actor, tx, now, tell, server } = call
  const stored = await holdMyDelegation(call, input.id)
  if (!standOf(stored, { ...actor, now }).may.stop) throw new Refusal<RefusalCode>('delegations.notFound')

  await stop(tx, { id: stored.id, now })
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const directory = await server.directories.of(actor.tenant)
  const told =
    stored.fromId === actor.personId
      ? endOf(stored, { directory, isStopped: true })
      : stoppedFor(stored, { directory, by: actor.personId, reason: input.reason })
  for (const fact of told) tell(fact)
  return null
})
