import type { contract, RequestInput } from '@signet/contract'
import type { FormDefinitionInput } from '@signet/form'
import type { ListDefinitionInput } from '@signet/list'
import type { PublishedModel } from './company-models.ts'
import type { Office } from './office.ts'

type Interface = RequestInput<typeof contract.dataInterfaces.create>

/** Orders of a partner, as its interface answers them. */
export const orders = [
  {
    no: 'A-1',
    customer: '北辰',
    amount: 120.5,
    day: '2026-03-02',
    at: '2026-03-02T23:30:00Z',
    state: 'open',
    isPaid: true,
    cost: 90,
  },
  {
    no: 'A-2',
    customer: '安达',
    amount: '80',
    day: '2026-02-01',
    at: '2026-02-01T01:00:00Z',
    state: 'closed',
    isPaid: false,
    cost: 70,
  },
  { no: 'A-3', customer: '晨光', amount: null, day: 'soon', at: null, state: 'open', isPaid: null, cost: 10 },
  {
    no: 'A-4',
    customer: 'Dawn',
    amount: 1000,
    day: '2026-05-09',
    at: '2026-05-09T00:00:00+08:00',
    state: 'open',
    isPaid: 1,
    cost: 5,
  },
]

const states = ['open', 'closed'].map((id) => ({ id, label: id === 'open' ? '进行中' : '已完成' }))

export const orderView = (key: string, source: string): FormDefinitionInput => ({
  version: 1,
  key,
  dataView: { interface: source, key: 'no', icon: 'truck' },
  fields: [
    { key: 'no', kind: 'input', label: '单号', answers: 'no' },
    { key: 'customer', kind: 'input', label: { 'zh-CN': '客户', 'en-US': 'Customer' }, answers: 'customer' },
    { key: 'amount', kind: 'number', label: '金额', answers: 'amount', settings: { precision: 2 } },
    { key: 'day', kind: 'date', label: '日期', answers: 'day' },
    { key: 'at', kind: 'date', label: '时刻', answers: 'at', settings: { precision: 'minute' } },
    { key: 'state', kind: 'select', label: '状态', answers: 'state', settings: { options: states } },
    { key: 'isPaid', kind: 'switch', label: '已付', answers: 'isPaid' },
    { key: 'cost', kind: 'number', label: '成本', answers: 'cost' },
  ],
})

let made = 0

/** Creates an interface as administrator. */
export async function createInterface(office: Office, settings: Partial<Interface> = {}): Promise<string> {
  const { dataInterfaces } = await office.as('admin')
  made += 1
  const enCode = `partner${made}`
  const { id } = await dataInterfaces.create({
    fullName: '伙伴订单',
    enCode,
    source: { kind: 'static', rows: orders },
    ...settings,
  })
  return id
}

/** Publishes a new data view with its list. */
export async function publishDataView(
  office: Office,
  source: string,
  {
    list = {},
    form = orderView,
  }: Readonly<{ list?: Partial<ListDefinitionInput>; form?: typeof orderView }> = {},
): Promise<PublishedModel> {
  const { formDesign, listDesign } = await office.as('admin')
  made += 1
  const key = `orders${made}`
  const { id } = await formDesign.create({
    name: '伙伴订单',
    code: key,
    definition: { ...form(key, source) },
  })
  await formDesign.publish({ id })
  const { definition } = await listDesign.open({ id })
  await listDesign.save({ id, definition: { ...definition, ...list } })
  await listDesign.publish({ id, reason: '测试' })
  return { modelId: id, key }
}
