import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { replaceDelegation } from './delegation-change-store.ts'
import { holdMyDelegation } from './my-delegation.ts'
import { askedKinds } from './rule-store.ts'
import { standOf } from './stand-of.ts'
import { tellReceivers } from './tell-receivers.ts'
import { wishedDelegation } from './wished-delegation.ts'

export const editDelegation = serve(contract.delegations.edit, async (call) => {
  const { input, actor, tx, now, server } = call
  const before = await holdMyDelegation(call, input.id)
  if (before.fromId !== actor.personId) throw new Refusal<RefusalCode>('delegations.notFound')
  if (!standOf(before, { ...actor, now }).may.edit) throw new Refusal<RefusalCode>('delegations.accepted')

  const delegation = await wishedDelegation(call, input)
  const isAsked = (await askedKinds(tx)).has(input.kind)
  await replaceDelegation(tx, { delegation, note: input.note, now, answer: isAsked ? 'open' : 'accepted' })
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const directory = await server.directories.of(actor.tenant)
  tellReceivers(call, { delegation, directory, sentence: isAsked ? 'asked' : 'given' })
  return null
})
