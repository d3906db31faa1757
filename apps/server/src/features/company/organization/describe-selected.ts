import { contract, type HandlerOutput } from '@signet/contract'
import { findableBy } from '../../../cases/reading/findable-people.ts'
import { knownBy } from '../../../cases/reading/known-people-store.ts'
import { serve } from '../../../http/serve.ts'
import { orgNameTree, peopleIn, readMember, type Snapshot } from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { pageOfPeople } from './list-users.ts'
import { fullNameOf, organizeNode, positionNode, userRow } from './organization-view.ts'

const organize: NodeDescriber = (directory, id) => {
  const found = directory.organizations.get(id)
  return found && { fullName: found.name, headIcon: '', orgNameTree: orgNameTree(directory, id) }
}

/** How a mixed picker shows each kind. */
const kinds: Readonly<Record<SelectedNode['type'], NodeDescriber>> = {
  user: (directory, id) => {
    const found = directory.people.get(id)
    if (!found) return undefined
    const department = directory.departmentOf(id) ?? ''
    return {
      fullName: fullNameOf(found),
      headIcon: found.avatar,
      orgNameTree: orgNameTree(directory, department),
    }
  },
  position: (directory, id) => {
    const found = directory.posts.get(id)
    const place = found && orgNameTree(directory, found.organizationId)
    return found && { fullName: found.name, headIcon: '', orgNameTree: `${place}/${found.name}` }
  },
  role: (directory, id) => nameIfKnown(directory.roles.get(id)?.name),
  group: (directory, id) => nameIfKnown(directory.groups.get(id)?.name),
  organize,
  organizeTree: organize,
  company: organize,
  department: organize,
}

export const selectedNodes = serve(contract.organization.selectedNodes, async ({ input, actor, server }) => {
  const directory = await server.directories.of(actor.tenant)
  return { list: input.ids.flatMap((choice) => showChoice(directory, choice)) }
})

type SelectedNode = HandlerOutput<typeof contract.organization.selectedNodes>['list'][number]

type NodeDescriber = (directory: Snapshot, id: string) => Omit<SelectedNode, 'id' | 'type'> | undefined

/** Returns the choice `id--type` with its name; omits what no longer exists. */
function showChoice(directory: Snapshot, choice: string): SelectedNode[] {
  const { id, kind } = readMember(choice)
  const shown = kind && kinds[kind](directory, id)
  return shown ? [{ id: choice, type: kind, ...shown }] : []
}

function nameIfKnown(name: string | undefined) {
  return name === undefined ? undefined : { fullName: name, headIcon: '', orgNameTree: name }
}

export const selectedOrganizes = serve(
  contract.organization.selectedOrganizes,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const chosen = input.ids.flatMap((id) => directory.organizations.get(id) ?? [])

    return { list: chosen.map((one) => organizeNode(directory, one)) }
  },
)

export const selectedPositions = serve(
  contract.organization.selectedPositions,
  async ({ input, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const chosen = input.ids.flatMap((id) => directory.posts.get(id) ?? [])

    return { list: chosen.map((post) => positionNode(directory, post)) }
  },
)

export const selectedUsers = serve(contract.organization.selectedUsers, async (call) => {
  const { input, actor, caller, server, now } = call
  const directory = await server.directories.of(actor.tenant)
  const mayFind = await findableBy(call)
  const view = {
    ...{ directory, reader: actor, t: server.words.t(caller.locale), now },
    seesPhone: (await reachSight(call)).phone,
  }
  const people = peopleIn(directory, actor.personId, input.ids).filter(({ id }) => mayFind(id))
  return pageOfPeople(view, people, input)
})

/** Includes people who have left, since old choices keep their names. */
export const usersByIds = serve(contract.organization.usersByIds, async (call) => {
  const { input, actor, caller, server } = call
  const knows = await knownBy(call)
  const directory = await server.directories.of(actor.tenant)
  const chosen = input.ids.filter(knows).flatMap((id) => directory.people.get(id) ?? [])

  const view = { directory, reader: actor, t: server.words.t(caller.locale) }
  return { list: chosen.map((person) => userRow(view, person)) }
})
