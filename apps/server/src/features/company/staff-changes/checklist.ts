import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { delegationsWith } from '../../../people/rights/delegation-store.ts'
import { flowNameIn } from '../../../publication/index.ts'
import { casesWithOpenTasks, countTasks, countUnsent, flowsNaming } from '../hand-over/index.ts'
import { knownPerson } from './admit-change.ts'
import { countBelongings, dutiesOf } from './belongings-store.ts'
import { plannedFor } from './change-store.ts'

export const readChecklist = serve(contract.staffChanges.checklist, async (call) => {
  const { input, actor, tx, now, server, caller } = call
  const { personId } = input
  const directory = await server.directories.of(actor.tenant)
  const { isEnabled } = knownPerson(directory, personId)
  const reports = [...directory.people.values()].filter(({ managerId }) => managerId === personId)
  const named = await flowsNaming(tx, personId)

  return {
    person: personRef(directory)(personId),
    isActive: isEnabled,
    positions: directory.postsOf(personId).map(({ id, name }) => ({ id, name })),
    openTasks: await countTasks(tx, personId),
    cases: (await casesWithOpenTasks(tx, personId)).length,
    ...(await countUnsent(tx, personId)),
    delegations: (await delegationsWith(tx, { personId, now })).length,
    reports: reports.map(({ id, name }) => ({ id, name })),
    duties: await dutiesOf(tx, personId),
    ...(await countBelongings(tx, personId)),
    flows: named.map((flow) => ({ id: flow.id, name: flowNameIn(caller.locale, flow) })),
    plannedId: (await plannedFor(tx, personId)) ?? null,
  }
})
