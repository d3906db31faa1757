import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import {
  type Organization,
  orgNameTree,
  type Post,
  personRef,
  type Snapshot,
} from '../../../people/directory/index.ts'
import { directoryOf } from '../organization/index.ts'

type UnitRow = HandlerOutput<typeof contract.units.tree>['list'][number]
type PostRow = Omit<HandlerOutput<typeof contract.units.openPost>, 'holders'>

export const listUnits = serve(contract.units.tree, async (call) => {
  const directory = await directoryOf(call, call.input.day)
  const counts = countPeople(directory)
  return { list: [...directory.organizations.values()].map((unit) => unitRow(directory, unit, counts)) }
})

export const openUnit = serve(contract.units.open, async (call) => {
  const { input } = call
  const directory = await directoryOf(call, input.day)
  const unit = directory.organizations.get(input.id)
  if (!unit) throw new Refusal<RefusalCode>('organization.notFound')

  const posts = [...directory.posts.values()].filter(({ organizationId }) => organizationId === unit.id)
  return {
    ...unitRow(directory, unit, countPeople(directory)),
    path: orgNameTree(directory, unit.id),
    posts: posts.map((post) => postRow(directory, post)),
  }
})

export const openPost = serve(contract.units.openPost, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const post = directory.posts.get(input.id)
  if (!post) throw new Refusal<RefusalCode>('organization.notFound')

  const holders = directory.holdersOf({ kind: 'position', id: post.id })
  return { ...postRow(directory, post), holders: holders.map(personRef(directory)) }
})

type Counts = ReadonlyMap<string, Readonly<{ direct: ReadonlySet<string>; below: ReadonlySet<string> }>>

/** Returns the active people with a post in each organization, and in or below it; each counts once. */
function countPeople(directory: Snapshot): Counts {
  const counts = new Map<string, { direct: Set<string>; below: Set<string> }>()
  for (const id of directory.organizations.keys()) counts.set(id, { direct: new Set(), below: new Set() })
  const active = [...directory.people.values()].filter(({ isEnabled }) => isEnabled)
  for (const { id } of active)
    for (const { organizationId } of directory.postsOf(id)) {
      counts.get(organizationId)?.direct.add(id)
      for (const above of directory.pathOf(organizationId)) counts.get(above.id)?.below.add(id)
    }
  return counts
}

function unitRow(directory: Snapshot, unit: Organization, counts: Counts): UnitRow {
  const { id, parentId, name, code, category, isClosed, headId, version } = unit
  return {
    id,
    parentId: parentId ?? '-1',
    fullName: name,
    enCode: code,
    ...{ category, isClosed, version },
    headId: headId ?? '',
    headName: headId ? directory.nameOf(headId) : '',
    people: counts.get(id)?.direct.size ?? 0,
    peopleBelow: counts.get(id)?.below.size ?? 0,
  }
}

function postRow(directory: Snapshot, post: Post): PostRow {
  const { id, organizationId, parentId, name, code, dutyPersonId, isClosed, version } = post
  return {
    id,
    organizeId: organizationId,
    parentId: parentId ?? '-1',
    fullName: name,
    enCode: code,
    dutyUserId: dutyPersonId ?? '',
    dutyUserName: dutyPersonId ? directory.nameOf(dutyPersonId) : '',
    ...{ isClosed, version },
    people: directory.holdersOf({ kind: 'position', id }).length,
  }
}
