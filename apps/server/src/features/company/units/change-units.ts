import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { parentOf, refuseInUse } from '../organization/index.ts'
import {
  countContents,
  deleteUnit,
  isUnitWithin,
  loadUnit,
  moveContents,
  placeUnit,
  updateUnit as storeUnit,
} from './unit-store.ts'

type Changing = Call<typeof contract.units.update>
type Context = Pick<Changing, 'tx' | 'actor' | 'server' | 'afterCommit'>

/** Takes the turn of a writer of the organization. */
function takeTurn(call: Context): Promise<void> {
  return call.server.directories.changed({ ...call, tenant: call.actor.tenant })
}

export const updateUnit = serve(contract.units.update, async (call) => {
  const { id, version, fullName, enCode, category, headId } = call.input
  await takeTurn(call)
  await refuseOutside(call, 'people', { units: [id], people: [headId] })
  const before = await loadUnit(call.tx, { id, version })
  await storeUnit(call.tx, id, { name: fullName, code: enCode, category, headId })
  if (before.headId !== headId) announcePermissions(call, [before.headId, headId])
  return null
})

export const moveUnit = serve(contract.units.move, async (call) => {
  const { tx, input } = call
  await takeTurn(call)
  const unit = await loadUnit(tx, input)
  const parentId = parentOf(input.parentId)
  await refuseOutside(call, 'people', { units: [unit.parentId, parentId] })
  await refuseTarget(tx, unit, parentId)
  if (unit.parentId !== parentId) {
    await storeUnit(tx, unit.id, { parentId })
    announcePermissions(call, 'everybody')
  }
  await placeUnit(tx, { id: unit.id, parentId, beforeId: input.beforeId })
  return null
})

/** The merged department is closed and stays, so that what refers to it keeps its name. */
export const mergeUnit = serve(contract.units.merge, async (call) => {
  const { tx, input } = call
  await takeTurn(call)
  const unit = await loadUnit(tx, input)
  await refuseOutside(call, 'people', { units: [unit.parentId, input.intoId] })
  await refuseTarget(tx, unit, input.intoId)
  await moveContents(tx, { from: unit.id, to: input.intoId })
  await storeUnit(tx, unit.id, { isClosed: true })
  announcePermissions(call, 'everybody')
  return null
})

type Unit = Awaited<ReturnType<typeof loadUnit>>

/** Refuses a target that is unknown, the unit itself, below it, or closed. */
async function refuseTarget(tx: Context['tx'], { id, name }: Unit, targetId: string | null): Promise<void> {
  if (targetId === null) return
  const target = await loadUnit(tx, { id: targetId })
  if (await isUnitWithin(tx, targetId, id))
    throw new Refusal<RefusalCode>('organization.movedBelowItself', { name })
  if (target.isClosed) throw new Refusal<RefusalCode>('organization.closed', { name: target.name })
}

export const closeUnit = serve(contract.units.close, async (call) => {
  const { tx, input } = call
  await takeTurn(call)
  const unit = await loadUnit(tx, input)
  await refuseOutside(call, 'people', { units: [unit.parentId] })
  if (input.isClosed) await refuseFull(tx, unit)
  else await refuseTarget(tx, unit, unit.parentId)
  await storeUnit(tx, unit.id, { isClosed: input.isClosed })
  return null
})

/** Refuses to close what still has people, open posts or open departments. */
async function refuseFull(tx: Context['tx'], { id, name }: Unit): Promise<void> {
  const { people, openPosts, openUnits } = await countContents(tx, id)
  refuseCount('organization.hasPeople', { name, count: people })
  refuseCount('organization.hasPosts', { name, count: openPosts })
  refuseCount('organization.hasUnits', { name, count: openUnits })
}

export const removeUnit = serve(contract.units.remove, async (call) => {
  const { tx, input } = call
  await takeTurn(call)
  const unit = await loadUnit(tx, { id: input.id })
  await refuseOutside(call, 'people', { units: [unit.parentId] })
  const { people, posts, units } = await countContents(tx, unit.id)
  refuseCount('organization.hasPeople', { name: unit.name, count: people })
  refuseCount('organization.hasPosts', { name: unit.name, count: posts })
  refuseCount('organization.hasUnits', { name: unit.name, count: units })
  await refuseInUse(tx, unit)
  await deleteUnit(tx, unit.id)
  return null
})

type Count = Readonly<{ name: string; count: number }>

function refuseCount(code: RefusalCode, count: Count): void {
  if (count.count > 0) throw new Refusal<RefusalCode>(code, count)
}
