import { contract, type Endpoint, type RefusalCode } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { z } from 'zod'
import type { Call, Route } from '../../../http/serve.ts'
import { changePerson, createPerson } from '../organization/index.ts'
import { postsInDepartment } from './departments.ts'
import { scimCalls } from './endpoints.ts'
import { readPatch, readResource, wrongValue } from './read-changes.ts'
import { rangeOf, readFilter, versionIn } from './read-query.ts'
import { listResponse, userResource } from './resources.ts'
import {
  departmentsOfUsers,
  findProvisioned,
  findUser,
  groupsOfUsers,
  keepProvisioning,
  listUsers,
  provisioningOf,
  removeProvisioning,
  type ScimUser,
} from './scim-store.ts'
import { serveScim } from './serve-scim.ts'
import { type UserFacts, userFacts } from './user-changes.ts'

/** A call that changes people, in one transaction. */
type Changing = Omit<Call<Endpoint>, 'input' | 'tx'> & Readonly<{ tx: Tx }>

const filters = ['username', 'externalid', 'id', 'emails.value']

const list = serveScim(scimCalls.users.list, async ({ input, tx, server }) => {
  const range = rangeOf(input)
  const { rows, total } = await listUsers(tx, readFilter(input.filter, filters), range)
  return listResponse(await resourcesOf(tx, rows, server.publicUrl), { total, offset: range.offset })
})

const open = serveScim(scimCalls.users.open, ({ input, tx, server }) =>
  resourceOf(tx, input.id, server.publicUrl),
)

const create = serveScim(
  scimCalls.users.create,
  async (call) => {
    const { input, tx, server } = call
    const id = await createUser(call, userFacts(readResource(input)))
    return resourceOf(tx, id, server.publicUrl)
  },
  { status: 201 },
)

const replace = serveScim(scimCalls.users.replace, async (call) => {
  const { id, ...resource } = call.input
  await changeUser(call, id, userFacts(readResource(resource)))
  return resourceOf(call.tx, id, call.server.publicUrl)
})

const patch = serveScim(scimCalls.users.patch, async (call) => {
  const { id, ...body } = call.input
  await changeUser(call, id, userFacts(readPatch(body)))
  return resourceOf(call.tx, id, call.server.publicUrl)
})

/** People stay, disabled, since records and decisions name them. */
const remove = serveScim(scimCalls.users.remove, async (call) => {
  const { input, tx, now, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const user = await userOf(tx, input.id)
  await changePerson(call, { id: user.id, enabledMark: 0, version: versionIn(call.caller.ifMatch) })
  await removeProvisioning(tx, user.id, { userName: user.userName ?? user.account, now })
  return null
})

export const scimUsers: readonly Route[] = [list, open, create, replace, patch, remove]

async function createUser(call: Changing, facts: UserFacts): Promise<string> {
  const { tx, server, actor } = call
  const { userName, externalId = '', isActive = true } = facts
  if (userName === undefined) throw wrongValue('userName')
  // Serializes changes of the organization, so that of two at once the second finds the first.
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const known = await findProvisioned(tx, userName)
  if (known && known.removedAt === null)
    throw new Refusal<RefusalCode>('organization.accountTaken', { account: userName })

  const enabledMark = isActive ? 1 : 0
  const { department } = facts
  const positionIds = await postsInDepartment(call, { personId: known?.personId, department })
  const posts = positionIds && { positionIds: [...positionIds] }
  if (known) {
    await changePerson(call, { id: known.personId, enabledMark, ...personFacts(facts), ...posts })
    await keepProvisioning(tx, known.personId, { userName, externalId })
    return known.personId
  }
  const { realName = accountOf(userName) } = facts
  const given = { ...personFacts(facts), ...posts, account: accountOf(userName), realName }
  const { id } = await createPerson(call, inputOf(contract.organization.createUser.input, given))
  if (!isActive) await changePerson(call, { id, enabledMark })
  await keepProvisioning(tx, id, { userName, externalId })
  return id
}

/** An account is changed only where it was made of the name there: an older one is what people know. */
async function changeUser(call: Changing, id: string, facts: UserFacts): Promise<void> {
  const { tx, server, actor } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const user = await userOf(tx, id)
  const known = await provisioningOf(tx, id)
  const { userName = known?.userName ?? user.account, externalId = known?.externalId ?? '', isActive } = facts
  const other = await findProvisioned(tx, userName)
  if (other && other.personId !== id)
    throw new Refusal<RefusalCode>('organization.accountTaken', { account: userName })

  const { department } = facts
  const positionIds = await postsInDepartment(call, { personId: id, department })
  const isRenamed = known !== undefined && known.userName !== userName
  const given = {
    ...personFacts(facts),
    ...(isActive !== undefined && { enabledMark: isActive ? 1 : 0 }),
    ...(isRenamed && { account: accountOf(userName) }),
    ...(positionIds && { positionIds }),
    id,
    version: versionIn(call.caller.ifMatch),
  }
  await changePerson(call, inputOf(contract.organization.updateUser.input, given))
  await keepProvisioning(tx, id, { userName, externalId })
}

function personFacts({ realName, email, mobilePhone, employeeNumber, managerId }: UserFacts) {
  return {
    ...(realName !== undefined && { realName }),
    ...(email !== undefined && { email }),
    ...(mobilePhone !== undefined && { mobilePhone }),
    ...(employeeNumber !== undefined && { employeeNumber }),
    ...(managerId !== undefined && { managerId }),
  }
}

/** Names there are mail addresses mostly; accounts here have no sign for them. */
function accountOf(userName: string): string {
  return userName.split('@')[0] ?? ''
}

/** What the product takes for a person counts here too. Refuses `scim.wrongValue`. */
function inputOf<Input extends z.ZodType>(schema: Input, given: unknown): z.output<Input> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0] ?? '')
  throw wrongValue(name === 'account' ? 'userName' : name)
}

/** Refuses `organization.notFound`. */
async function userOf(db: Reader, id: string): Promise<ScimUser> {
  const user = await findUser(db, id)
  if (!user) throw new Refusal<RefusalCode>('organization.notFound')
  return user
}

async function resourceOf(db: Reader, id: string, home = '') {
  const user = await userOf(db, id)
  const [resource] = await resourcesOf(db, [user], home)
  return resource ?? null
}

async function resourcesOf(db: Reader, rows: readonly ScimUser[], home = '') {
  const ids = rows.map(({ id }) => id)
  const groups = await groupsOfUsers(db, ids)
  const names = new Map((await departmentsOfUsers(db, ids)).map(({ personId, name }) => [personId, name]))
  const groupsOf = (id: string) => groups.filter(({ personId }) => personId === id)
  return rows.map((user) =>
    userResource(user, { groups: groupsOf(user.id), department: names.get(user.id) ?? '', home }),
  )
}
