import { contract, type Endpoint, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Call, Route } from '../../../http/serve.ts'
import { changeCircleMembers, createGroupOf, removeCircle, updateCircleNames } from '../organization/index.ts'
import { scimCalls } from './endpoints.ts'
import { readPatch, readResource, referencesIn, type ScimChange, textIn, wrongValue } from './read-changes.ts'
import { isExcluded, rangeOf, readFilter, versionIn } from './read-query.ts'
import { groupResource, listResponse } from './resources.ts'
import {
  findGroup,
  keepGroupProvisioning,
  listGroups,
  membersOfGroups,
  type ScimGroup,
} from './scim-store.ts'
import { serveScim } from './serve-scim.ts'

/** A call that changes groups, in one transaction. */
type Changing = Omit<Call<Endpoint>, 'input' | 'tx'> & Readonly<{ tx: Tx }>

const table = 'personGroup'
const filters = ['displayname', 'externalid', 'id']

const list = serveScim(scimCalls.groups.list, async ({ input, tx, server }) => {
  const range = rangeOf(input)
  const { rows, total } = await listGroups(tx, readFilter(input.filter, filters), range)
  const members = isExcluded(input, 'members') ? undefined : await membersIn(tx, rows)
  const shown = rows.map((group) => groupResource(group, members?.(group.id), server.publicUrl ?? ''))
  return listResponse(shown, { total, offset: range.offset })
})

const open = serveScim(scimCalls.groups.open, ({ input, tx, server }) =>
  resourceOf(tx, input.id, { home: server.publicUrl, isWithMembers: !isExcluded(input, 'members') }),
)

const create = serveScim(
  scimCalls.groups.create,
  async (call) => {
    const { tx, server, actor } = call
    const changes = readResource(call.input)
    const fullName = textOf(changes, 'displayname')
    if (!fullName) throw wrongValue('displayName')
    // Serializes changes of the organization, so that of two at once the second finds the first.
    await server.directories.changed({ ...call, tenant: actor.tenant })
    await refuseTakenName(tx, '', fullName)
    const personIds = idsAfter([], changes)
    const given = { fullName, enCode: `scim.${server.newId()}`, personIds }
    const parsed = contract.organization.createGroup.input.safeParse(given)
    if (!parsed.success) throw wrongValue('displayName')
    const { id } = await createGroupOf(call, parsed.data)
    await keepGroupProvisioning(tx, id, textOf(changes, 'externalid') ?? '')
    return resourceOf(tx, id, { home: server.publicUrl, isWithMembers: true })
  },
  { status: 201 },
)

const replace = serveScim(scimCalls.groups.replace, async (call) => {
  const { id, ...resource } = call.input
  await changeGroup(call, id, readResource(resource))
  return resourceOf(call.tx, id, { home: call.server.publicUrl, isWithMembers: true })
})

/** Groups are large, so a change answers nothing. */
const patch = serveScim(scimCalls.groups.patch, async (call) => {
  const { id, ...body } = call.input
  await changeGroup(call, id, readPatch(body))
  return null
})

const remove = serveScim(scimCalls.groups.remove, async (call) => {
  await groupOf(call.tx, call.input.id)
  await removeCircle(call, table, call.input.id)
  return null
})

export const scimGroups: readonly Route[] = [list, open, create, replace, patch, remove]

async function changeGroup(call: Changing, id: string, changes: readonly ScimChange[]): Promise<void> {
  const { tx, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const group = await groupOf(tx, id)
  const fullName = textOf(changes, 'displayname') || group.name
  if (fullName.length > 100) throw wrongValue('displayName')
  if (fullName !== group.name) await refuseTakenName(tx, id, fullName)
  const version = versionIn(call.caller.ifMatch)
  await updateCircleNames(call, table, { id, version, fullName, enCode: group.code })
  await keepGroupProvisioning(tx, id, textOf(changes, 'externalid') ?? group.externalId ?? '')

  const before = (await membersOfGroups(tx, [id])).map((one) => one.id)
  const after = new Set(idsAfter(before, changes))
  const add = [...after].filter((one) => !before.includes(one))
  const gone = before.filter((one) => !after.has(one))
  if (add.length + gone.length > 0) await changeCircleMembers(call, table, { id, add, remove: gone })
}

/** The text that changes give an attribute; undefined when none does. */
function textOf(changes: readonly ScimChange[], path: string): string | undefined {
  const change = changes.findLast((one) => one.path === path)
  return change && textIn(change)
}

/** The members after changes: added, removed, or all replaced. */
function idsAfter(before: readonly string[], changes: readonly ScimChange[]): readonly string[] {
  return changes.reduce<readonly string[]>((ids, change) => {
    const [, quoted] = /^members\[value eq "([^"]{1,80})"\]$/.exec(change.path) ?? []
    if (change.path !== 'members' && quoted === undefined) return ids
    return membersAfter(ids, quoted === undefined ? change : { ...change, value: { value: quoted } })
  }, before)
}

function membersAfter(ids: readonly string[], change: ScimChange): readonly string[] {
  const isAll = change.op === 'remove' && (change.value === undefined || change.value === null)
  if (isAll) return []
  const named = referencesIn(change)
  if (change.op === 'remove') return ids.filter((id) => !named.includes(id))
  return change.op === 'add' ? [...new Set([...ids, ...named])] : named
}

/** Systems of identities find groups by their name. Refuses `organization.codeTaken`. */
async function refuseTakenName(db: Reader, id: string, value: string): Promise<void> {
  const { rows } = await listGroups(db, { attribute: 'displayname', value }, { offset: 0, limit: 2 })
  if (rows.some((group) => group.id !== id)) throw new Refusal<RefusalCode>('organization.codeTaken')
}

/** Refuses `organization.notFound`. */
async function groupOf(db: Reader, id: string): Promise<ScimGroup> {
  const group = await findGroup(db, id)
  if (!group) throw new Refusal<RefusalCode>('organization.notFound')
  return group
}

type Shown = Readonly<{ home: string | undefined; isWithMembers: boolean }>

async function resourceOf(db: Reader, id: string, { home = '', isWithMembers }: Shown) {
  const group = await groupOf(db, id)
  const members = isWithMembers ? (await membersIn(db, [group]))(id) : undefined
  return groupResource(group, members, home)
}

async function membersIn(db: Reader, groups: readonly ScimGroup[]) {
  const members = await membersOfGroups(
    db,
    groups.map(({ id }) => id),
  )
  return (groupId: string) => members.filter((one) => one.groupId === groupId)
}
