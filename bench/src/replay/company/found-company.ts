import { randomBytes } from 'node:crypto'
import { createClient } from '@signet/client'
import { type App, askInProcess, foundCompany as found } from '@signet/server/in-process'
import type { Cast } from './cast.ts'
import type { Company, Player, PublishedFlow } from './company.ts'
import { deriveNames, type PlannedFlow } from './derive-form.ts'

const starterCount = 3

/** How the people of a log sign in to its tenant. */
type TenantAccess = Readonly<{ app: App; tenant: string; password: string }>

/** Creates the company in an empty tenant through the product's API. */
export async function foundCompany(app: App, tenant: string, cast: Cast): Promise<Company> {
  const door = { app, tenant, password: randomBytes(18).toString('base64url') }
  const account = 'administrator'
  await found(app.server, tenant, {
    companyName: 'Log',
    account,
    realName: 'Administrator',
    password: door.password,
  })
  const administrator = await signInAs(door, { account, name: 'Administrator' })
  const starters = new Map<string, Player[]>()
  for (const [index, resource] of [...cast.starters].entries())
    for (let number = 1; number <= starterCount; number += 1)
      starters.set(resource, [
        ...(starters.get(resource) ?? []),
        await addPlayer(door, administrator, {
          account: `starter${index}.${number}`,
          name: resource || 'Starter',
        }),
      ])

  const administrators = new Map<string, Player>([['', administrator]])
  for (const [index, resource] of [...cast.administrators].filter((name) => name !== '').entries())
    administrators.set(
      resource,
      await addPlayer(door, administrator, {
        account: `office${index}`,
        name: resource,
        isAdministrator: true,
      }),
    )

  const people = new Map<string, Player>()
  for (const [key, account] of deriveNames([...cast.people.keys()], 'p'))
    people.set(key, await addPlayer(door, administrator, { account, name: cast.people.get(key) ?? key }))
  const everybody = [...administrators.values(), ...[...starters.values()].flat(), ...people.values()]
  return {
    administrator,
    starters,
    administrators,
    people,
    everybody,
    ...(await fillRoles(administrator, cast, people)),
  }
}

/** Publishes a flow with its form. */
export async function publishFlow<Plan extends PlannedFlow>(
  { administrator, roleIds }: Company,
  plan: Plan,
): Promise<PublishedFlow<Plan>> {
  const { formDesign, flowDesign } = administrator.client
  const { name, key: code, form } = plan
  const { id: formId } = await formDesign.create({
    name: name.slice(0, 100),
    code,
    definition: { ...form.definition },
  })
  await formDesign.publish({ id: formId })
  const definition = { ...plan.flow(roleIds) }
  const { id: flowId } = await flowDesign.create({ name: name.slice(0, 100), code, formId, definition })
  await flowDesign.publish({ id: flowId, reason: 'bench' })
  return { plan, flowId }
}

async function fillRoles({ client }: Player, { roles }: Cast, people: Company['people']) {
  const roleIds = new Map<string, string>()
  const inRole = new Map<string, readonly Player[]>()
  for (const [role, enCode] of deriveNames([...roles.keys()], 'r')) {
    const players = [...(roles.get(role) ?? [])].flatMap((key) => people.get(key) ?? [])
    const personIds = players.map(({ id }) => id)
    const { id } = await client.organization.createRole({ fullName: role.slice(0, 100), enCode, personIds })
    roleIds.set(role, id)
    inRole.set(role, players)
  }
  return { roleIds, inRole }
}

type NewPlayer = Readonly<{ account: string; name: string; isAdministrator?: boolean }>

async function addPlayer(door: TenantAccess, { client }: Player, hired: NewPlayer): Promise<Player> {
  const { account, name, isAdministrator } = hired
  const realName = name.slice(0, 60)
  await client.organization.createUser({
    account,
    realName,
    password: door.password,
    mustChangePassword: false,
    ...(isAdministrator && { isAdministrator }),
  })
  return signInAs(door, { account, name: realName })
}

async function signInAs(
  { app: { http }, tenant, password }: TenantAccess,
  { account, name }: NewPlayer,
): Promise<Player> {
  const send = askInProcess(http)
  const headers = { 'App-Origin': 'app', 'Accept-Language': 'en-US' }
  const { token } = await createClient(send, { headers: () => headers }).session.login({
    account: `${account}@${tenant}`,
    password,
  })
  const client = createClient(send, { headers: () => ({ ...headers, Authorization: token }) })
  const { userInfo } = await client.session.currentUser({})
  return { id: userInfo.userId, name, client }
}
