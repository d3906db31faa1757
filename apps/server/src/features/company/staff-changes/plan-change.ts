import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { startOfDay } from '../../../clock/local-days.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { refuseOutside, unitsOfChange } from '../../../people/rights/refuse-outside.ts'
import { admitChange } from './admit-change.ts'
import { circlesOf } from './belongings-store.ts'
import { carryOutChange } from './carry-out.ts'
import { findChange, insertChange, lockChange } from './change-store.ts'
import { changeView } from './change-view.ts'

/** A change whose day has come is carried out in the same transaction. */
export const planChange = serve(contract.staffChanges.plan, async (call) => {
  const { input, actor, tx, now, server } = call
  const { kind, personId, day, reason, receivers, positionIds, managerId } = input
  const directory = await server.directories.of(actor.tenant)
  await refuseOutside(call, 'people', {
    people: [personId, ...Object.values(receivers)],
    units: unitsOfChange(directory, personId, positionIds),
  })
  const circleIds = await passedCircles(call)
  const plan = { receivers, circleIds, ...(kind !== 'leave' && { positionIds, managerId }) }
  await admitChange({ tx, directory, actor }, { kind, personId, plan })
  const id = server.newId()
  const dueAt = startOfDay(day, server.timeZone)
  const change = { id, kind, personId, day, reason, plan, plannedBy: actor.personId, plannedAt: now, dueAt }
  if (!(await insertChange(tx, change)))
    throw new Refusal<RefusalCode>('staffChanges.alreadyPlanned', { name: directory.nameOf(personId) })
  const stored = dueAt <= now ? await lockChange(tx, id) : undefined
  if (stored) await carryOutChange(call, stored)
  const kept = await findChange(tx, id)
  if (!kept) throw new Error(`The change ${id} is gone`)
  return changeView(call, directory)(kept)
})

/** Returns the roles and groups that are passed on. Refuses `grades.notYours` where the planner may not change one. */
async function passedCircles(call: Call<typeof contract.staffChanges.plan>): Promise<string[]> {
  const { input, tx } = call
  if (input.receivers.circles === null) return []
  const circles = (await circlesOf(tx, input.personId)).map(({ id }) => id)
  await refuseOutside(call, 'roles', { circles })
  return circles
}
