import { randomBytes } from 'node:crypto'
import { type Client, createClient } from '@signet/client'
import type { App } from '../create-app.ts'
import { foundCompany as found } from '../features/organization/index.ts'
import { askInProcess } from '../seed/ask-in-process.ts'
import type { Company, PlayedDocument, Player } from './company.ts'
import { deriveFlow } from './derive-flow.ts'
import { deriveNames } from './derive-names.ts'
import type { DocumentPlan } from './plan-document.ts'

const starterCount = 3

/** Founds the company in an empty tenant and publishes its forms and flows, all through the product's own calls. */
export async function foundCompany(
  app: App,
  tenant: string,
  plans: readonly DocumentPlan[],
): Promise<Company> {
  const password = randomBytes(18).toString('base64url')
  await found(app.server, tenant, {
    companyName: 'Log',
    account: 'administrator',
    realName: 'Administrator',
    password,
  })
  const signIn = (account: string) => signInAs(app, `${account}@${tenant}`, password)
  const administrator = await signIn('administrator')
  const add = async (account: string, realName: string): Promise<Player> => {
    await administrator.client.organization.createUser({ account, realName, password })
    return signIn(account)
  }

  const starters: Player[] = []
  for (let number = 1; number <= starterCount; number += 1)
    starters.push(await add(`starter${number}`, `Starter ${number}`))
  const approvers = new Map<string, Player>()
  const roleIds = new Map<string, string>()
  for (const [role, code] of deriveNames([...new Set(plans.flatMap(({ order }) => order))], 'r')) {
    const player = await add(code, role.slice(0, 60))
    approvers.set(role, player)
    const asked = { fullName: role.slice(0, 100), enCode: code, personIds: [player.id] }
    roleIds.set(role, (await administrator.client.organization.createRole(asked)).id)
  }

  const documents = new Map<string, PlayedDocument>()
  for (const plan of plans)
    documents.set(plan.document, { plan, flowId: await publish(administrator.client, plan, roleIds) })
  return { administrator, starters, approvers, documents }
}

async function publish(
  { formDesign, flowDesign }: Client,
  { document, key, order, form }: DocumentPlan,
  roleIds: ReadonlyMap<string, string>,
): Promise<string> {
  const name = document.slice(0, 100)
  const { id: formId } = await formDesign.create({ name, code: key, definition: { ...form.definition } })
  await formDesign.publish({ id: formId })
  const definition = { ...deriveFlow(document, order, roleIds) }
  const { id } = await flowDesign.create({ name, code: key, formId, definition })
  await flowDesign.publish({ id })
  return id
}

async function signInAs({ http }: App, account: string, password: string): Promise<Player> {
  const send = askInProcess(http)
  const headers = { 'App-Origin': 'app', 'Accept-Language': 'en-US' }
  const { token } = await createClient(send, { headers: () => headers }).session.login({ account, password })
  const client = createClient(send, { headers: () => ({ ...headers, Authorization: token }) })
  const { userInfo } = await client.session.currentUser({})
  return { id: userInfo.userId, client }
}
