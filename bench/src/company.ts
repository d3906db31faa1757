import type { Client } from '@signet/client'
import { firstRunCode, type Product } from '@signet/e2e/product'
import { threeInARow } from './designs.ts'

/** A small company with one flow of three approvers in a row, set up through the public API. */
export type Company = Readonly<{
  flowId: string
  administrator: Client
  starter: Client
  approvers: readonly Client[]
  /** Session tokens of the starter and the approvers, for senders without a client. */
  startersToken: string
  tokens: readonly string[]
}>

const password = 'a-long-bench-password'
const approverNames = ['first', 'second', 'third'] as const

/** Sets up the company; `designOf` receives the ids of the three approvers. */
export async function foundCompany(product: Product, designOf = threeInARow): Promise<Company> {
  const visitor = product.client()
  await visitor.session.createFirstAdministrator({
    code: firstRunCode,
    companyName: 'Bench',
    account: 'admin',
    realName: 'Admin',
    password,
  })
  const administrator = await signIn(product, 'admin')
  const ids = new Map<string, string>()
  for (const account of ['starter', ...approverNames]) {
    const { id } = await administrator.organization.createUser({
      account,
      realName: account,
      password,
      mustChangePassword: false,
    })
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
  await administrator.flowDesign.publish({ id: flowId, reason: 'bench' })

  const startersToken = await signInForToken(product, 'starter')
  const tokens = await Promise.all(approverNames.map((name) => signInForToken(product, name)))
  return {
    flowId,
    administrator,
    starter: product.client(startersToken),
    approvers: tokens.map((token) => product.client(token)),
    ...{ startersToken, tokens },
  }
}

async function signIn(product: Product, account: string): Promise<Client> {
  return product.client(await signInForToken(product, account))
}

async function signInForToken(product: Product, account: string): Promise<string> {
  return (await product.client().session.login({ account, password })).token
}
