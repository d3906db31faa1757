import type { Client } from '@signet/client'
import { firstRunCode, type Product } from '@signet/e2e/product'
import type { FlowDefinitionDraft } from '@signet/flow'

const password = 'a-long-bench-password'
const accounts = ['employee', 'zhao', 'li', 'wang', 'chen', 'qian', 'zhou', 'feng', 'sun'] as const
export type Person = (typeof accounts)[number] | 'admin'

/** A small company with one flow that allows nearly everything, reached through one or several servers. */
export type RaceOffice = Readonly<{
  flowId: string
  idOf: (person: Person) => string
  /** The client of a person on the server with this number. */
  at: (server: number, person: Person) => Client
}>

export async function foundRaceOffice(servers: readonly Product[]): Promise<RaceOffice> {
  const [first] = servers
  if (!first) throw new Error('There is no server.')
  const { id: adminId } = await foundCompany(first)
  const admin = first.client(await tokenOf(first, 'admin'))
  const ids = new Map<Person, string>([['admin', adminId]])
  for (const account of accounts) {
    const { id } = await admin.organization.createUser({
      account,
      realName: account,
      password,
      mustChangePassword: false,
    })
    ids.set(account, id)
  }
  const idOf = (person: Person) => ids.get(person) ?? ''
  const flowId = await publishFlow(admin, idOf)
  const clients = await Promise.all(servers.map((server) => clientsOf(server)))

  return {
    flowId,
    idOf,
    at: (server, person) => {
      const client = clients[server % clients.length]?.get(person)
      if (!client) throw new Error(`Nobody called ${person} works here.`)
      return client
    },
  }
}

async function foundCompany(server: Product): Promise<{ id: string }> {
  const nobody = server.client()
  await nobody.session.createFirstAdministrator({
    code: firstRunCode,
    companyName: 'Races',
    account: 'admin',
    realName: 'Admin',
    password,
  })
  const { userInfo } = await server.client(await tokenOf(server, 'admin')).session.currentUser({})
  return { id: userInfo.userId }
}

/** A person may have several sessions, so each server gets its own. */
async function clientsOf(server: Product): Promise<ReadonlyMap<Person, Client>> {
  const people: readonly Person[] = ['admin', ...accounts]
  const clients = await Promise.all(
    people.map(async (person) => [person, server.client(await tokenOf(server, person))] as const),
  )
  return new Map(clients)
}

async function tokenOf(server: Product, account: Person): Promise<string> {
  return (await server.client().session.login({ account, password })).token
}

async function publishFlow(admin: Client, idOf: (person: Person) => string): Promise<string> {
  const form = {
    version: 1,
    key: 'claim',
    title: 'Claim',
    fields: [{ key: 'reason', kind: 'input', label: 'Reason', required: true }],
  }
  const { id: formId } = await admin.formDesign.create({ name: 'Claim', code: 'claim', definition: form })
  await admin.formDesign.publish({ id: formId })
  const { id } = await admin.flowDesign.create({
    name: 'Claim',
    code: 'claim',
    formId,
    definition: flow(idOf),
  })
  await admin.flowDesign.publish({ id, reason: 'bench' })
  return id
}

/** first (zhao) -> second (li, wang, chen; 60 % decide) -> third (sun). */
function flow(idOf: (person: Person) => string): FlowDefinitionDraft {
  const step = (id: string, people: readonly Person[]) => ({
    id,
    kind: 'approver' as const,
    name: id,
    sources: [{ kind: 'people' as const, people: people.map(idOf) }],
    assist: true,
    addSigners: 2,
    copyFreely: true,
  })
  const second = {
    ...step('second', ['li', 'wang', 'chen']),
    voting: { mode: 'all' as const, agreeShare: 60, rejectShare: 60, when: 'certain' as const },
  }
  const ids = ['start', 'first', 'second', 'third', 'end']
  return {
    version: 1,
    name: 'Claim',
    nodes: [
      { id: 'start', kind: 'start', name: 'start' },
      step('first', ['zhao']),
      second,
      step('third', ['sun']),
      { id: 'end', kind: 'end', name: 'end' },
    ],
    lines: ids.slice(1).map((to, index) => ({ id: `line${index}`, from: ids[index] ?? '', to })),
    rules: { recall: 'anytime', urge: { minutesBetween: 0 } },
  }
}
