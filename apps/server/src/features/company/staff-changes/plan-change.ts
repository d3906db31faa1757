import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { startOfDay } from '../../../clock/local-days.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { refuseOutside, unitsOfChange } from '../../../people/rights/refuse-outside.ts'
import { applicationsOf } from '../hand-over/index.ts'
import { admitChange } from './admit-change.ts'
import { circlesOf } from './belongings-store.ts'
import { carryOutChange } from './carry-out.ts'
import { findChange, insertChange, lockChange, type StoredChange } from './change-store.ts'
import { changeView } from './change-view.ts'

/** A change whose day has come is carried out in the same transaction. */
export const planChange = serve(contract.staffChanges.plan, async (call) => {
  const { actor, tx, now, server, input } = call
  const { id, dueAt } = await admitAndInsert(call, input)
  const stored = dueAt <= now ? await lockChange(tx, id) : undefined
  if (stored) await carryOutChange(call, stored)
  return changeView(call, await server.directories.of(actor.tenant))(await knownChange(tx, id))
})

/**
 * People who leave together are planned together, and leave one after another when the ticker comes: a change locks
 * cases first and the organization last, which two in one transaction could not.
 */
export const planLeaves = serve(contract.staffChanges.planLeaves, async (call) => {
  const { actor, tx, server, input } = call
  const { personIds, ...wanted } = input
  const directory = await server.directories.of(actor.tenant)
  const leaver = Object.values(input.receivers).find((to) => to !== null && personIds.includes(to))
  if (leaver)
    throw new Refusal<RefusalCode>('staffChanges.receiverLeaves', { name: directory.nameOf(leaver) })

  const show = changeView(call, directory)
  const list = []
  for (const personId of personIds) {
    const { id } = await admitAndInsert(call, { ...wanted, personId, kind: 'leave' })
    list.push(show(await knownChange(tx, id)))
  }
  return { list }
})

type Planning = Pick<Call<typeof contract.staffChanges.plan>, 'actor' | 'server' | 'tx' | 'now'>
type Wanted = ParsedInput<typeof contract.staffChanges.plan>

async function admitAndInsert(
  call: Planning,
  wanted: Wanted,
): Promise<Readonly<{ id: string; dueAt: string }>> {
  const { actor, tx, now, server } = call
  const { kind, personId, day, reason, receivers, positionIds, managerId } = wanted
  const directory = await server.directories.of(actor.tenant)
  await refuseOutside(call, 'people', {
    people: [personId, ...Object.values(receivers)],
    units: unitsOfChange(directory, personId, positionIds),
  })
  const circleIds = await passedCircles(call, wanted)
  const passed = receivers.applications === null ? [] : await applicationsOf(tx, personId)
  const applicationIds = passed.map((one) => one.id)
  const plan = { receivers, circleIds, applicationIds, ...(kind !== 'leave' && { positionIds, managerId }) }
  await admitChange({ tx, directory, actor }, { kind, personId, plan })
  const id = server.newId()
  const dueAt = startOfDay(day, server.timeZone)
  const change = { id, kind, personId, day, reason, plan, plannedBy: actor.personId, plannedAt: now, dueAt }
  if (!(await insertChange(tx, change)))
    throw new Refusal<RefusalCode>('staffChanges.alreadyPlanned', { name: directory.nameOf(personId) })
  return { id, dueAt }
}

async function knownChange(tx: Tx, id: string): Promise<StoredChange> {
  const kept = await findChange(tx, id)
  if (!kept) throw new Error(`The change ${id} is gone`)
  return kept
}

/** Returns the roles and groups that are passed on. Refuses `grades.notYours` where the planner may not change one. */
async function passedCircles(call: Planning, { personId, receivers }: Wanted): Promise<string[]> {
  if (receivers.circles === null) return []
  const circles = (await circlesOf(call.tx, personId)).map(({ id }) => id)
  await refuseOutside(call, 'roles', { circles })
  return circles
}
