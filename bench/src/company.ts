import type { Client } from '@signet/client'
import type { Product } from '@signet/e2e/product'
import { threeInARow } from './designs.ts'

/** A small company with one flow of three approvers in a row, made through the product's own calls. */
export type Company = Readonly<{
  flowId: string
  administrator: Client
  starter: Client
  approvers: readonly Client[]
  /** The sessions of the starter and of the approvers, for whoever sends by hand. */
  startersToken: string
  tokens: readonly string[]
}>

const password = 'a-long-bench-password'
const approverNames = ['first', 'second', 'third'] as const

/** The flow is `designOf` the ids of its three approvers. */
export async function foundCompany(product: Product, designOf = threeInARow): Promise<Company> {
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

  const { form, flow } = designOf(approverNames.map((name) => ids.get(name) ?? ''))
  const { id: formId } = await administrator.formDesign.create({
    name: 'Claim',
    code: 'claim',
    definition: { ...form },
  })
  await administrator.formDesign.publish({ id: formId })
  const { id: flowId } = await administrator.flowDesign.create({
    name: 'Claim',
    code: 'claim',
    formId,
    definition: flow,
  })
  await administrator.flowDesign.publish({ id: flowId })

  const startersToken = await tokenOf(product, 'starter')
  const tokens = await Promise.all(approverNames.map((name) => tokenOf(product, name)))
  return {
    flowId,
    administrator,
    starter: product.client(startersToken),
    approvers: tokens.map((token) => product.client(token)),
    ...{ startersToken, tokens },
  }
}

async function signIn(product: Product, account: string): Promise<Client> {
  return product.client(await tokenOf(product, account))
}

async function tokenOf(product: Product, account: string): Promise<string> {
  return (await product.client().session.login({ account, password })).token
}
