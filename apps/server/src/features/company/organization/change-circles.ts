import { contract } from '@signet/contract'
import { type Route, serve } from '../../../http/serve.ts'
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
  return [openCircle(calls, table), ...changingRoutes(calls, table)]
}

function openCircle(calls: CircleCalls, table: CircleTable): Route {
  return serve(calls.open, async ({ input, tx, server, actor }) => {
    const { id, name, code, version, rule } = await loadCircle(tx, table, { id: input.id })
    const kind = table === 'role' ? 'role' : 'group'
    const num = (await server.directories.of(actor.tenant)).holdersOf({ kind, id }).length
    const usedBy = [...(await findDesignsNaming(tx, id))]
    return { id, fullName: name, enCode: code, num, version, rule: rule ?? '', usedBy }
  })
}

function changingRoutes(calls: CircleCalls, table: CircleTable): readonly Route[] {
  return [
    serve(calls.update, async (call) => {
      const { id, version, fullName, enCode } = call.input
      await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
      await loadCircle(call.tx, table, { id, version })
      await updateCircle(call.tx, table, id, { name: fullName, code: enCode })
      return null
    }),
    serve(calls.changeMembers, async (call) => {
      const { id, add, remove } = call.input
      await call.server.directories.changed({ ...call, tenant: call.actor.tenant })
      await refuseOutside(call, 'roles', { circles: [id], people: [...add, ...remove] })
      refuseByRule(await loadCircle(call.tx, table, { id }))
      await updateMembers(call.tx, table, { id, add, remove })
      announcePermissions(call, [...add, ...remove])
      return null
    }),
    serve(calls.remove, async (call) => {
      const { tx, input, server, actor } = call
      await server.directories.changed({ ...call, tenant: actor.tenant })
      const circle = await loadCircle(tx, table, { id: input.id })
      await refuseInUse(tx, circle)
      const members =
        circle.rule === null
          ? await membersOf(tx, table, circle.id)
          : (await server.directories.of(actor.tenant)).holdersOf({ kind: 'group', id: circle.id })
      await deleteCircle(tx, table, circle.id)
      announcePermissions(call, members)
      return null
    }),
  ]
}
