import { contract } from '@signet/contract'
import { personRef } from '../../directory/index.ts'
import { serve } from '../../http/serve.ts'
import { delegationsWith } from '../delegations/index.ts'
import { casesInHand, countTasks, countUnsent, flowsNaming } from './in-hand-store.ts'
import { knownPerson } from './known-person.ts'

/** The dry run: what would be handed over, and what nobody can hand over for the administrator. */
export const preview = serve(contract.handOver.preview, async (call) => {
  const { input, actor, tx, now, server } = call
  const { personId } = input
  const directory = await server.directories.of(actor.tenant)
  knownPerson(directory, personId)

  return {
    person: personRef(directory)(personId),
    isActive: directory.isActive(personId),
    openTasks: await countTasks(tx, personId),
    cases: (await casesInHand(tx, personId)).length,
    delegations: (await delegationsWith(tx, { personId, now })).length,
    ...(await countUnsent(tx, personId)),
    flows: await flowsNaming(tx, personId),
  }
})
