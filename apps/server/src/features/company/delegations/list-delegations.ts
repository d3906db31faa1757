import { contract, type DelegationView } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { findableBy } from '../../../cases/reading/findable-people.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { everybodyIn, personRef, type Snapshot, spellInLatin } from '../../../people/directory/index.ts'
import {
  delegationsOf,
  publishedFlowNames,
  type StoredDelegation,
} from '../../../people/rights/delegation-store.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { everyFlowName, flowNameIn } from '../../../publication/index.ts'
import { pageOfPeople } from '../organization/index.ts'
import { type DelegationViewer, delegationStatus, findOwnDelegation } from './delegation-status.ts'
import { listAllDelegations } from './every-delegation-store.ts'

export const listDelegations = serve(contract.delegations.list, async (call) => {
  const { input, actor, tx, now, server } = call
  const { locale } = call.caller
  const { personId } = actor
  const rows = await delegationsOf(tx, { ...input, personId })
  const directory = await server.directories.of(actor.tenant)
  return { list: rows.map(delegationView({ ...actor, directory, now, locale })) }
})

export const allDelegations = serve(contract.delegations.all, async (call) => {
  const { input, actor, tx, now, server } = call
  const { locale } = call.caller
  const { rows, total } = await listAllDelegations(tx, { ...input, now }, rangeOf(input))
  const directory = await server.directories.of(actor.tenant)
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ createdAt: at, id }) => ({ at, id }),
    show: delegationView({ ...actor, directory, now, locale }),
  })
})

/** Leaves out the caller and administrators, whom `createDelegation` refuses. */
export const listReceivers = serve(contract.delegations.receivers, async (call) => {
  const { input, actor, caller, server, now } = call
  const directory = await server.directories.of(actor.tenant)
  const mayFind = await findableBy(call)
  const refused = new Set([actor.personId, ...directory.administrators()])
  const people = everybodyIn(directory).filter(({ id }) => !refused.has(id) && mayFind(id))
  const view = {
    ...{ directory, reader: actor, t: server.words.t(caller.locale), now },
    seesPhone: (await reachSight(call)).phone,
  }
  return pageOfPeople(view, people, input)
})

export const openDelegation = serve(contract.delegations.open, async (call) => {
  const { actor, input, now, server } = call
  const stored = await findOwnDelegation(call, input.id)
  const directory = await server.directories.of(actor.tenant)
  return delegationView({ ...actor, directory, now, locale: call.caller.locale })(stored)
})

/** Returns a delegation as one of its people or an administrator sees it. */
type DelegationReader = DelegationViewer & Readonly<{ directory: Snapshot; locale: Locale }>

function delegationView({ directory, locale, ...reader }: DelegationReader) {
  const refer = personRef(directory)
  return (row: StoredDelegation): DelegationView => ({
    ...{ id: row.id, kind: row.kind, from: refer(row.fromId), note: row.note },
    to: row.to.map(({ person, answer }) => ({ person: refer(person), answer })),
    flows: row.flows.map((flow) => ({ id: flow.id, name: flowNameIn(locale, flow) })),
    ...{ startsAt: row.startsAt, endsAt: row.endsAt },
    ...delegationStatus(row, reader),
  })
}

export const listFlows = serve(contract.delegations.flows, async ({ tx, caller }) => ({
  list: (await publishedFlowNames(tx)).map((flow) => ({
    id: flow.id,
    name: flowNameIn(caller.locale, flow),
    spelling: [spellInLatin(flow.name), ...everyFlowName(flow)].join(' '),
  })),
}))
