import { contract, type ParsedInput } from '@signet/contract'
import { type Call, serve } from '../../../http/serve.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { refuseByRule } from './circle-store.ts'
import { changeByRule } from './group-rules.ts'
import {
  insertGroup,
  insertOrganization,
  insertPost,
  insertRole,
  refuseClosed,
} from './organization-store.ts'
import { parentOf } from './organization-view.ts'

export const createOrganize = serve(contract.organization.createOrganize, async (call) => {
  const { input, tx, now, server } = call
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: call.actor.tenant })
  await refuseOutside(call, 'people', { units: [parentOf(input.parentId)], people: [input.headId] })
  await refuseClosed(tx, parentOf(input.parentId))
  await insertOrganization(tx, {
    id,
    parentId: parentOf(input.parentId),
    name: input.fullName,
    code: input.enCode,
    category: input.category,
    headId: input.headId,
    now,
  })
  announcePermissions(call, [input.headId])

  return { id }
})

export const createPosition = serve(contract.organization.createPosition, async (call) => {
  const { input, tx, now, server, actor } = call
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await refuseOutside(call, 'people', { units: [input.organizeId], people: [input.dutyUserId] })
  await refuseClosed(tx, input.organizeId)
  await insertPost(tx, {
    id,
    organizationId: input.organizeId,
    parentId: parentOf(input.parentId),
    name: input.fullName,
    code: input.enCode,
    dutyPersonId: input.dutyUserId,
    now,
  })
  announcePermissions(call, [input.dutyUserId])

  return { id }
})

export const createRole = serve(contract.organization.createRole, async (call) => {
  const { input, tx, now, server, actor } = call
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await insertRole(tx, { id, name: input.fullName, code: input.enCode, personIds: input.personIds, now })
  announcePermissions(call, input.personIds)

  return { id }
})

export const createGroup = serve(contract.organization.createGroup, (call) => createGroupOf(call, call.input))

type Creating = Omit<Call<typeof contract.organization.createGroup>, 'input'>

/** Creates a group with its members. Refuses `organization.codeTaken` and `organization.notFound`. */
export async function createGroupOf(
  call: Creating,
  input: ParsedInput<typeof contract.organization.createGroup>,
): Promise<Readonly<{ id: string }>> {
  const { tx, now, server, actor } = call
  const { fullName: name, enCode: code, personIds, rule } = input
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: actor.tenant })
  if (personIds.length > 0) refuseByRule({ name, rule: rule === '' ? null : rule })
  const { comes } = await changeByRule(call, { id, name, rule })
  await insertGroup(tx, { id, name, code, personIds, rule: rule === '' ? null : rule, now })
  announcePermissions(call, [...personIds, ...comes])

  return { id }
}
