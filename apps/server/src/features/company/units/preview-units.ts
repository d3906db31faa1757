import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import {
  type ChangedUnits,
  findApproverChanges,
  type Organization,
  orgNameTree,
  type Snapshot,
} from '../../../people/directory/index.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { parentOf } from '../organization/index.ts'
import { postsBelow } from './posts-below.ts'

export const previewMove = serve(contract.units.previewMove, async (call) => {
  const { input, actor, server } = call
  const directory = await server.directories.of(actor.tenant)
  const unit = unitOf(directory, input.id)
  const parentId = parentOf(input.parentId)
  await refuseOutside(call, 'people', { units: [unit.parentId, parentId] })
  if (parentId !== null) refuseTarget(directory, { unit, target: unitOf(directory, parentId) })
  return changesIn(directory, peopleBelow(directory, unit), {
    organizations: [{ ...unit, parentId }],
    posts: [],
  })
})

export const previewMerge = serve(contract.units.previewMerge, async (call) => {
  const { input, actor, server } = call
  const directory = await server.directories.of(actor.tenant)
  const unit = unitOf(directory, input.id)
  const target = unitOf(directory, input.intoId)
  await refuseOutside(call, 'people', { units: [unit.parentId, target.id] })
  refuseTarget(directory, { unit, target })
  const posts = [...directory.posts.values()].filter(({ organizationId }) => organizationId === unit.id)
  return changesIn(directory, peopleBelow(directory, unit), {
    organizations: directory.childrenOf(unit.id).map((child) => ({ ...child, parentId: target.id })),
    posts: posts.map((post) => ({ ...post, organizationId: target.id })),
  })
})

export const previewPostMove = serve(contract.units.previewPostMove, async (call) => {
  const { input, actor, server } = call
  const directory = await server.directories.of(actor.tenant)
  const post = directory.posts.get(input.id)
  if (!post) throw new Refusal<RefusalCode>('organization.notFound')
  const target = unitOf(directory, input.intoId)
  await refuseOutside(call, 'people', { units: [post.organizationId, target.id] })
  if (target.isClosed) throw new Refusal<RefusalCode>('organization.closed', { name: target.name })

  const beside = [...directory.posts.values()].filter(
    ({ organizationId }) => organizationId === post.organizationId,
  )
  const moving = new Set(postsBelow(beside, post.id))
  const posts = beside.filter(({ id }) => moving.has(id))
  const people = posts.flatMap(({ id }) => directory.holdersOf({ kind: 'position', id }))
  return changesIn(directory, people, {
    organizations: [],
    posts: posts.map((one) => ({
      ...one,
      organizationId: target.id,
      parentId: one.id === post.id ? null : one.parentId,
    })),
  })
})

/** Refuses `organization.notFound`. */
function unitOf(directory: Snapshot, id: string): Organization {
  const unit = directory.organizations.get(id)
  if (!unit) throw new Refusal<RefusalCode>('organization.notFound')
  return unit
}

type Target = Readonly<{ unit: Organization; target: Organization }>

/** Refuses a target that is the unit itself, below it, or closed. */
function refuseTarget(directory: Snapshot, { unit, target }: Target): void {
  if (directory.pathOf(target.id).some(({ id }) => id === unit.id))
    throw new Refusal<RefusalCode>('organization.movedBelowItself', { name: unit.name })
  if (target.isClosed) throw new Refusal<RefusalCode>('organization.closed', { name: target.name })
}

const mostShown = 50

/** The people of a unit and of those below it. */
function peopleBelow(directory: Snapshot, unit: Organization): readonly string[] {
  return directory.subtreeOf(unit.id).flatMap(({ id }) => directory.holdersOf({ kind: 'department', id }))
}

function changesIn(
  directory: Snapshot,
  people: readonly string[],
  changed: ChangedUnits,
): HandlerOutput<typeof contract.units.previewMove> {
  const changes = findApproverChanges(directory, changed)
  const concerned = new Set(people)
  const names = (ids: readonly string[]) => ids.map((id) => (id === '' ? '—' : directory.nameOf(id)))
  const named = (one: (typeof changes)[number]['head']) =>
    one ? { before: names(one.before), after: names(one.after) } : null

  return {
    people: [...concerned].filter(directory.isActive).length,
    heads: changes.filter(({ head }) => head).length,
    upperHeads: changes.filter(({ upperHeads }) => upperHeads).length,
    managers: changes.filter(({ managers }) => managers).length,
    changed: changes.length,
    list: changes.slice(0, mostShown).map((change) => ({
      id: change.personId,
      name: directory.nameOf(change.personId),
      department: orgNameTree(directory, directory.departmentOf(change.personId) ?? ''),
      head: named(change.head),
      upperHeads: named(change.upperHeads),
      managers: named(change.managers),
    })),
  }
}
