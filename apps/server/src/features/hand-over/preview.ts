import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { personRef } from '../../people/directory/index.ts'
import { delegationsWith } from '../../people/rights/delegation-store.ts'
import { casesInHand, countTasks, countUnsent, flowsNaming } from './in-hand-store.ts'
import { knownPerson } from './known-person.ts'

/** Dry run: returns what would be handed over, and what an administrator must change by hand. */
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
