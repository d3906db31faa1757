import type { Client } from '@signet/client'
import type { Product } from '@signet/e2e/product'
import type { FormDefinitionInput } from '@signet/form'
import type { ListDefinitionInput } from '@signet/list'
import { columns, kinds } from './rows.ts'

const password = 'a-long-bench-password'

/** A company of two departments whose reader may meet the records of his own, and the models that the rows go into. */
export type OfficeOfRows = Readonly<{
  near: string
  far: string
  reader: string
  models: Readonly<Record<Key, string>>
}>
const keys = ['listed', 'created', 'imported', 'exported'] as const
type Key = (typeof keys)[number]

export async function foundOffice(product: Product): Promise<OfficeOfRows> {
  await product.client().session.createFirstAdministrator({
    companyName: 'Bench',
    account: 'admin',
    realName: 'Admin',
    password,
  })
  const { organization, ...design } = await signIn(product, 'admin')
  const department = (enCode: string) =>
    organization.createOrganize({ fullName: enCode, enCode, category: 'department' })
  const { id: near } = await department('near')
  const { id: far } = await department('far')
  const post = await organization.createPosition({ organizeId: near, fullName: 'Clerk', enCode: 'clerk' })
  const { id: reader } = await organization.createUser({
    account: 'reader',
    realName: 'Reader',
    password,
    positionIds: [post.id],
  })
  const models = await Promise.all(keys.map(async (key) => [key, await publishModel(design, key)] as const))
  return { near, far, reader, models: Object.fromEntries(models) as Record<Key, string> }
}

export async function signIn(product: Product, account: 'admin' | 'reader'): Promise<Client> {
  return product.client(await tokenOf(product, account))
}

export async function tokenOf(product: Product, account: 'admin' | 'reader'): Promise<string> {
  return (await product.client().session.login({ account, password })).token
}

type Design = Pick<Client, 'formDesign' | 'listDesign'>

async function publishModel({ formDesign, listDesign }: Design, key: Key): Promise<string> {
  const { id } = await formDesign.create({ name: key, code: key, definition: { ...form(key) } })
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: list(key) })
  await listDesign.publish({ id })
  await listDesign.createGrant({
    id,
    name: 'Records of the own department',
    holders: [{ kind: 'everybody' }],
    permission: { records: { scope: 'department' } },
  })
  return id
}

function form(key: Key): FormDefinitionInput {
  const options = kinds.map((id) => ({ id, label: id }))
  return {
    version: 1,
    key,
    fields: [
      { key: 'title', kind: 'input', label: 'title', required: true, inList: true },
      { key: 'code', kind: 'input', label: 'code', required: true },
      { key: 'amount', kind: 'number', label: 'amount', settings: { precision: 2 } },
      { key: 'kind', kind: 'select', label: 'kind', settings: { options } },
      { key: 'signed', kind: 'date', label: 'signed' },
      { key: 'quantity', kind: 'number', label: 'quantity' },
      { key: 'paid', kind: 'switch', label: 'paid' },
      { key: 'note', kind: 'input', label: 'note' },
    ],
  }
}

/** What is only taken out or read in is searched and sorted by little, so that little is indexed. */
function list(key: Key): ListDefinitionInput {
  const isAsked = key === 'listed' || key === 'created'
  return {
    version: 1,
    columns: Object.keys(columns).map((field) => ({ field, sortable: isAsked })),
    searches: isAsked ? ['kind', 'amount', 'signed'].map((field) => ({ field })) : [],
    keyword: isAsked ? ['title', 'code'] : [],
    sort: [{ field: 'amount', direction: 'descending' }],
    restricts: { records: true },
  }
}
