import type { FormDefinitionInput } from '@signet/form'
import type { ListDefinitionInput, PermissionInput } from '@signet/list'
import { sql } from 'kysely'
import type { Account } from './company.ts'
import type { Office } from './office.ts'

const options = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, label: { 'zh-CN': `${id}类`, 'en-US': id } }))

/** A register of contracts: title, number, amount, date, kind, owner and lines. */
export const contractForm = (key: string): FormDefinitionInput => ({
  version: 1,
  key,
  fields: [
    { key: 'title', kind: 'input', label: '名称', required: true, inList: true },
    { key: 'number', kind: 'input', label: '合同号', unique: true },
    { key: 'amount', kind: 'number', label: '金额', settings: { precision: 2 } },
    { key: 'signedOn', kind: 'date', label: '签订日期' },
    { key: 'kind', kind: 'select', label: '类别', settings: { options: options('sale', 'rent', 'other') } },
    { key: 'tags', kind: 'checkbox', label: '标签', settings: { options: options('hot', 'old') } },
    { key: 'isOpen', kind: 'switch', label: '进行中' },
    { key: 'owner', kind: 'user-select', label: '负责人' },
    { key: 'parent', kind: 'input', label: '上级' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      fields: [
        { key: 'item', kind: 'input', label: '项目' },
        { key: 'price', kind: 'number', label: '单价', settings: { precision: 2 } },
      ],
    },
  ],
})

export const contractList: ListDefinitionInput = {
  version: 1,
  columns: [
    'title',
    'number',
    'amount',
    'signedOn',
    'kind',
    'owner',
    'lines.item',
    '$author',
    '$createdAt',
  ].map((field) => ({ field })),
  searches: ['kind', 'tags', 'isOpen', 'amount', 'signedOn', 'owner', 'lines.item'].map((field) => ({
    field,
  })),
  keyword: ['title', 'number'],
  tabs: { field: 'kind' },
  group: { field: 'kind' },
  tree: { parent: 'parent' },
  sums: ['amount'],
}

export type PublishedModel = Readonly<{ modelId: string; key: string }>

let made = 0

/** Publishes a new form with a list as administrator. */
export async function publishModel(
  office: Office,
  list: Partial<ListDefinitionInput> = {},
  form: (key: string) => FormDefinitionInput = contractForm,
): Promise<PublishedModel> {
  const { formDesign, listDesign } = await office.as('admin')
  made += 1
  const key = `contract${made}`
  const { id } = await formDesign.create({ name: '合同', code: key, definition: { ...form(key) } })
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: { ...contractList, ...list } })
  await listDesign.publish({ id, reason: '测试' })
  return { modelId: id, key }
}

type Holders = Readonly<{ people?: readonly Account[]; everybody?: true; departments?: readonly string[] }>

/** Grants a permission on a model as administrator. */
export async function grant(
  office: Office,
  { modelId }: PublishedModel,
  { people = [], everybody, departments = [] }: Holders,
  permission: PermissionInput,
): Promise<string> {
  const { listDesign } = await office.as('admin')
  const holders = [
    ...people.map((account) => ({ kind: 'person' as const, id: office.company.people[account] })),
    ...departments.map((id) => ({ kind: 'organization' as const, id })),
    ...(everybody ? [{ kind: 'everybody' as const }] : []),
  ]
  const { grantId } = await listDesign.createGrant({
    id: modelId,
    name: '授权',
    holders,
    permission: { ...permission },
  })
  return grantId
}

/** Creates a record and returns its id. */
export async function recordOf(
  office: Office,
  account: Account,
  { modelId }: PublishedModel,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { records } = await office.as(account)
  return (await records.create({ modelId, values: { title: '合同', ...values } })).id
}

/** Returns the titles of the records that a query finds, in order. */
export async function titlesOf(
  office: Office,
  account: Account,
  { modelId }: PublishedModel,
  question: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const { records } = await office.as(account)
  const { list } = await records.list({ modelId, pageSize: 200, ...question })
  return list.map(({ texts }) => texts['title'] ?? '?')
}

/** Writes many records with nothing but a title and their number as amount, the last one without. */
export async function fillModel(office: Office, { key }: Pick<PublishedModel, 'key'>, count: number) {
  const name = `form_${key}`
  const { rows } = await sql<{ schema: string }>`select schemaname as schema from pg_tables
    where tablename = ${name}`.execute(office.db.platform)
  const table = sql.id(rows[0]?.schema ?? '', name)
  await sql`insert into ${table} (id, _created_at, _changed_at, f_title, f_amount)
    select n, now(), now(), 'Contract', nullif(n, ${count}::int) from generate_series(1, ${count}::int) n`.execute(
    office.db.platform,
  )
  await sql`analyze ${table}`.execute(office.db.platform)
}
