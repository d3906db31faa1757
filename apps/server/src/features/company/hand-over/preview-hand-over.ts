import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { delegationsWith } from '../../../people/rights/delegation-store.ts'
import { flowNameIn } from '../../../publication/index.ts'
import {
  applicationsOf,
  casesWithOpenTasks,
  countTasks,
  countUnsent,
  flowsNaming,
  listPeopleWhoLeft,
} from './in-hand-store.ts'

/** Dry run: returns what would be handed over, and what an administrator must change by hand. */
export const previewHandOver = serve(contract.handOver.preview, (call) =>
  workloadOf(call, call.input.personId),
)

type Asking = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'caller'>

/** Returns what a person has in hand, and the flows that name them. Refuses `organization.notFound`. */
export async function workloadOf(
  { tx, actor, now, server, caller }: Asking,
  personId: string,
): Promise<HandlerOutput<typeof contract.handOver.preview>> {
  const directory = await server.directories.of(actor.tenant)
  assertPersonExists(directory, personId)
  const named = await flowsNaming(tx, personId)

  return {
    person: personRef(directory)(personId),
    isActive: directory.isActive(personId),
    openTasks: await countTasks(tx, personId),
    cases: (await casesWithOpenTasks(tx, personId)).length,
    delegations: (await delegationsWith(tx, { personId, now })).length,
    ...(await countUnsent(tx, personId)),
    applications: await applicationsOf(tx, personId),
    flows: named.map((flow) => ({ id: flow.id, name: flowNameIn(caller.locale, flow) })),
  }
}

export const listDeparted = serve(contract.handOver.departed, async ({ actor, tx, server }) => {
  const refer = personRef(await server.directories.of(actor.tenant))
  const gone = await listPeopleWhoLeft(tx)
  return { list: gone.map(({ id, openTasks }) => ({ person: refer(id), openTasks })) }
})

/** Refuses `organization.notFound` for an unknown person. */
export function assertPersonExists({ people }: Snapshot, personId: string): void {
  if (!people.has(personId)) throw new Refusal<RefusalCode>('organization.notFound')
}
