import { contract } from '@signet/contract'
import { type Call, type ReadCall, type Route, serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import {
  type CircleTable,
  deleteCircle,
  loadCircle,
  membersOf,
  refuseByRule,
  updateCircle,
  updateMembers,
} from './circle-store.ts'
import { findDesignsNaming, refuseInUse } from './designs-naming-store.ts'

type CircleCalls = typeof contract.roles | typeof contract.groups

/** Roles and groups are changed in the same way. */
export const circles: readonly Route[] = [
  ...circleRoutes(contract.roles, 'role'),
  ...circleRoutes(contract.groups, 'personGroup'),
]

function circleRoutes(calls: CircleCalls, table: CircleTable): readonly Route[] {
  return [openCircle(calls, table), ...changingRoutes(calls, table), ...removingRoutes(calls, table)]
}

function openCircle(calls: CircleCalls, table: CircleTable): Route {
  return serve(calls.open, async (call) => {
    const { id, name, code, version, rule } = await loadCircle(call.tx, table, { id: call.input.id })
    const used = await usersOf(call, table, id)
    return { id, fullName: name, enCode: code, version, rule: rule ?? '', ...used }
  })
}

type Reading = Pick<ReadCall, 'tx' | 'server' | 'actor'>

/** Counts the members of a role or group and names what refers to it. */
async function usersOf({ tx, server, actor }: Reading, table: CircleTable, id: string) {
  const kind = table === 'role' ? 'role' : 'group'
  const num = (await server.directories.of(actor.tenant)).holdersOf({ kind, id }).length
  return { num, usedBy: [...(await findDesignsNaming(tx, id))] }
}

function changingRoutes(calls: CircleCalls, table: CircleTable): readonly Route[] {
  return [
    serve(calls.update, async (call) => {
      await updateCircleNames(call, table, call.input)
      return null
    }),
    serve(calls.changeMembers, async (call) => {
      await changeCircleMembers(call, table, call.input)
      return null
    }),
  ]
}

function removingRoutes(calls: CircleCalls, table: CircleTable): readonly Route[] {
  return [
    serve(calls.remove, async (call) => {
      await removeCircle(call, table, call.input.id)
      return null
    }),
    serve(calls.previewRemoval, async (call) => {
      const list = []
      for (const chosen of new Set(call.input.ids)) {
        const { id, name } = await loadCircle(call.tx, table, { id: chosen })
        list.push({ id, fullName: name, ...(await usersOf(call, table, id)) })
      }
      return { list }
    }),
    serve(calls.removeMany, async (call) => {
      const inOrder = [...new Set(call.input.ids)].toSorted()
      for (const id of inOrder) await removeCircle(call, table, id)
      return null
    }),
  ]
}

/** A call that changes roles or groups. */
type Changing = Omit<Call<typeof contract.groups.update>, 'input'>
type Names = Readonly<{ id: string; version?: number | undefined; fullName: string; enCode: string }>
type Members = Readonly<{ id: string; add: readonly string[]; remove: readonly string[] }>

/** Refuses as `groups.update` does; without a version whatever it is. */
export async function updateCircleNames(
  call: Changing,
  table: CircleTable,
  { id, version, fullName, enCode }: Names,
): Promise<void> {
  await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
  await loadCircle(call.tx, table, { id, version })
  await updateCircle(call.tx, table, id, { name: fullName, code: enCode })
}

/** Refuses as `groups.changeMembers` does. */
export async function changeCircleMembers(
  call: Changing,
  table: CircleTable,
  { id, add, remove }: Members,
): Promise<void> {
  await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
  await refuseOutside(call, 'roles', { circles: [id], people: [...add, ...remove] })
  refuseByRule(await loadCircle(call.tx, table, { id }))
  await updateMembers(call.tx, table, { id, add, remove })
  announcePermissions(call, [...add, ...remove])
}

/** Refuses as `groups.remove` does. */
export async function removeCircle(call: Changing, table: CircleTable, id: string): Promise<void> {
  const { tx, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const circle = await loadCircle(tx, table, { id })
  await refuseInUse(tx, circle)
  const members =
    circle.rule === null
      ? await membersOf(tx, table, circle.id)
      : (await server.directories.of(actor.tenant)).holdersOf({ kind: 'group', id: circle.id })
  await deleteCircle(tx, table, circle.id)
  announcePermissions(call, members)
}
