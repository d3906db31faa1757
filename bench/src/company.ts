import type { Client } from '@signet/client'
import type { Product } from '@signet/e2e/product'
import type { FlowDefinitionDraft } from '@signet/flow'

/** A small company with one flow of three approvers in a row, made through the product's own calls. */
export type Company = Readonly<{
  flowId: string
  starter: Client
  approvers: readonly Client[]
  /** The session of the first approver, for whoever sends by hand. */
  token: string
}>

const password = 'a-long-bench-password'
const approverNames = ['first', 'second', 'third'] as const

export async function foundCompany(product: Product): Promise<Company> {
  const nobody = product.client()
  await nobody.session.createFirstAdministrator({
    companyName: 'Bench',
    account: 'admin',
    realName: 'Admin',
    password,
  })
  const administrator = await signIn(product, 'admin')
  const ids = new Map<string, string>()
  for (const account of ['starter', ...approverNames]) {
    const { id } = await administrator.organization.createUser({ account, realName: account, password })
    ids.set(account, id)
  }

  const { id: formId } = await administrator.formDesign.create({
    name: 'Claim',
    code: 'claim',
    definition: claimForm,
  })
  await administrator.formDesign.publish({ id: formId })
  const { id: flowId } = await administrator.flowDesign.create({
    name: 'Claim',
    code: 'claim',
    formId,
    definition: threeInARow(approverNames.map((name) => ids.get(name) ?? '')),
  })
  await administrator.flowDesign.publish({ id: flowId })

  return {
    flowId,
    starter: await signIn(product, 'starter'),
    approvers: await Promise.all(approverNames.map((name) => signIn(product, name))),
    token: await tokenOf(product, approverNames[0]),
  }
}

async function signIn(product: Product, account: string): Promise<Client> {
  return product.client(await tokenOf(product, account))
}

async function tokenOf(product: Product, account: string): Promise<string> {
  return (await product.client().session.login({ account, password })).token
}

const claimForm = {
  version: 1,
  key: 'claim',
  title: 'Claim',
  fields: [
    { key: 'reason', kind: 'input', label: 'Reason', required: true, inList: true },
    {
      key: 'amount',
      kind: 'number',
      label: 'Amount',
      required: true,
      inList: true,
      settings: { precision: 2 },
    },
  ],
}

/** start -> first -> second -> third -> end, each step one named person. */
export function threeInARow(people: readonly string[]): FlowDefinitionDraft {
  const steps = people.map((person, place) => ({
    id: `step${place + 1}`,
    kind: 'approver' as const,
    name: `Step ${place + 1}`,
    sources: [{ kind: 'people' as const, people: [person] }],
  }))
  const ids = ['start', ...steps.map(({ id }) => id), 'end']
  return {
    version: 1,
    name: 'Claim',
    nodes: [{ id: 'start', kind: 'start', name: 'Start' }, ...steps, { id: 'end', kind: 'end', name: 'End' }],
    lines: ids.slice(1).map((to, place) => ({ id: `line${place + 1}`, from: ids[place] ?? '', to })),
  }
}
