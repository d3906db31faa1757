import type { Client } from '@signet/client'
import type { DemoCompany } from '../company/found-demo-company.ts'
import { contractForm } from './contract-form.ts'
import { demoFlows, type FlowCode } from './demo-flows.ts'
import { expenseForm } from './expense-form.ts'
import { flowWords } from './flow-words.ts'
import { orderForm } from './order-form.ts'
import { purchaseForm } from './purchase-form.ts'
import { billRules, dictionaries, interfaces, leaveKinds, regions } from './resources.ts'
import { categories, type DemoForm, words } from './words.ts'

const leaveForm: DemoForm = {
  code: 'leave',
  category: '人事',
  definition: {
    version: 1,
    key: 'leave',
    title: words('请假申请', '請假申請', 'Leave request'),
    fields: [
      {
        key: 'kind',
        kind: 'radio',
        label: words('请假类型', '請假類型', 'Leave type'),
        required: true,
        inList: true,
        settings: { options: leaveKinds, direction: 'horizontal' },
      },
      {
        key: 'firstDay',
        kind: 'date',
        label: words('开始日期', '開始日期', 'Start date'),
        required: true,
        width: 12,
        settings: { precision: 'halfDay' },
      },
      {
        key: 'lastDay',
        kind: 'date',
        label: words('结束日期', '結束日期', 'End date'),
        required: true,
        width: 12,
        settings: { precision: 'halfDay' },
        checks: [
          {
            formula: 'lastDay >= firstDay',
            message: words(
              '结束日期不能早于开始日期',
              '結束日期不能早於開始日期',
              'The last day cannot be before the first',
            ),
          },
        ],
      },
      {
        key: 'days',
        kind: 'calculate',
        label: words('请假天数', '請假天數', 'Working days'),
        inList: true,
        settings: {
          formula: 'workingDays(firstDay, lastDay)',
          precision: 1,
          unit: words('天', '天', 'days'),
        },
      },
      {
        key: 'reason',
        kind: 'textarea',
        label: words('请假事由', '請假事由', 'Reason'),
        required: true,
        settings: { maxLength: 500 },
      },
      {
        key: 'standIn',
        kind: 'user-select',
        label: words('工作交接人', '職務代理人', 'Backup'),
        inList: true,
      },
    ],
  },
}

const forms = { expense: expenseForm, leave: leaveForm, purchase: purchaseForm, contract: contractForm }

/** Creates what forms choose from, then publishes each form and its flow. Returns the ids of the flows. */
export async function publishDesigns(
  admin: Client,
  company: DemoCompany,
): Promise<Readonly<Record<FlowCode, string>>> {
  await setUpResources(admin)
  const ids: Record<string, string> = {}
  for (const code of Object.keys(forms) as FlowCode[]) ids[code] = await publish(admin, company, code)
  return ids as Record<FlowCode, string>
}

async function publish({ formDesign, flowDesign }: Client, company: DemoCompany, code: FlowCode) {
  const { definition, category } = forms[code]
  const { name, definition: draw, ...look } = demoFlows[code]
  const { id: formId } = await formDesign.create({
    ...{ name, code, category },
    definition: { ...definition, category: categories[category] },
  })
  await formDesign.publish({ id: formId })
  const flow = { ...draw(company), translations: flowWords[code] }
  const { id } = await flowDesign.create({ ...look, name, code, formId, definition: flow })
  await flowDesign.publish({ id, reason: '最高层的单据由管理员处理' })
  return id
}

/** Creates dictionaries, number rules and data interfaces. */
async function setUpResources(admin: Client): Promise<void> {
  for (const [enCode, { name, words: entries }] of Object.entries(dictionaries))
    await admin.dictionary.create({
      enCode,
      ...named(name),
      entries: entries.map(({ id, label }) => ({ enCode: id, ...named(label) })),
    })
  await tellRegions(admin)
  for (const [enCode, rule] of Object.entries(billRules)) await admin.billRules.create({ enCode, ...rule })
  for (const [enCode, one] of Object.entries(interfaces))
    await admin.dataInterfaces.create({ enCode, ...one })
}

async function tellRegions({ dictionary }: Client): Promise<void> {
  const { id: dictionaryTypeId } = await dictionary.create({
    enCode: 'city',
    fullName: '出差城市',
    translations: { 'zh-TW': '出差城市', 'en-US': 'Cities' },
    isTree: 1,
  })
  for (const [enCode, { name, cities }] of Object.entries(regions)) {
    const { id: parentId } = await dictionary.createEntry({ dictionaryTypeId, enCode, ...named(name) })
    for (const [code, city] of Object.entries(cities))
      await dictionary.createEntry({ dictionaryTypeId, parentId, enCode: code, ...named(city) })
  }
}

function named({ 'zh-CN': fullName, ...translations }: ReturnType<typeof words>) {
  return { fullName, translations }
}

/** Publishes the order form with a list, tabs, sums and a search box. Returns its id. */
export async function publishOrders({ formDesign, listDesign }: Client): Promise<string> {
  const { code, category, definition } = orderForm
  const { id } = await formDesign.create({
    ...{ name: '客户订单', code, category },
    definition: { ...definition, category: categories[category] },
  })
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: list })
  await listDesign.publish({ id, reason: '全员共用' })
  return id
}

/** Everybody sees and edits all orders of the demo on purpose. */
const list = {
  version: 1,
  restricts: { columns: false, fields: false, buttons: false, records: false },
  columns: ['number', 'customer', 'state', 'orderedOn', 'total', '$author', '$changedAt'].map((field) => ({
    field,
  })),
  searches: ['customer', 'orderedOn', 'total', 'seller'].map((field) => ({ field })),
  keyword: ['number', 'customer'],
  sort: [{ field: 'orderedOn', direction: 'descending' }],
  tabs: { field: 'state' },
  sums: ['total'],
  card: { title: 'customer', fields: ['number', 'orderedOn', 'total'] },
}
