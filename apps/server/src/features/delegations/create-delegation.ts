import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { insertDelegation } from './delegation-change-store.ts'
import { askedKinds } from './rule-store.ts'
import { tellReceivers } from './tell-receivers.ts'
import { wishedDelegation } from './wished-delegation.ts'

export const createDelegation = serve(contract.delegations.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const delegation = await wishedDelegation(call, { ...input, id: server.newId() })
  const isAsked = (await askedKinds(tx)).has(input.kind)

  await insertDelegation(tx, { delegation, note: input.note, now, answer: isAsked ? 'open' : 'accepted' })
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const directory = await server.directories.of(actor.tenant)
  tellReceivers(call, { delegation, directory, sentence: isAsked ? 'asked' : 'given' })
  return { id: delegation.id }
})
