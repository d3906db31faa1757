import { contract } from '@signet/contract'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { workloadOf } from '../hand-over/index.ts'
import { circlesOf, countBelongings, dutiesOf } from './belongings-store.ts'
import { plannedFor } from './change-store.ts'

export const readChecklist = serve(contract.staffChanges.checklist, (call) =>
  checklistOf(call, call.input.personId),
)

export const readChecklists = serve(contract.staffChanges.checklists, async (call) => {
  const list = []
  for (const personId of call.input.personIds) list.push(await checklistOf(call, personId))
  return { list }
})

async function checklistOf(call: ReadCall, personId: string) {
  const { actor, tx, server } = call
  await refuseOutside(call, 'people', { people: [personId] })
  const workload = await workloadOf(call, personId)
  const { people, postsOf } = await server.directories.of(actor.tenant)
  const reports = [...people.values()].filter(({ managerId }) => managerId === personId)

  return {
    ...workload,
    positions: postsOf(personId).map(({ id, name }) => ({ id, name })),
    reports: reports.map(({ id, name }) => ({ id, name })),
    duties: await dutiesOf(tx, personId),
    circles: await circlesOf(tx, personId),
    ...(await countBelongings(tx, personId)),
    plannedId: (await plannedFor(tx, personId)) ?? null,
  }
}
