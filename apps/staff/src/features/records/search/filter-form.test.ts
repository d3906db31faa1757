import { compileForm } from '@signet/form'
import { ListDefinition } from '@signet/list'
import { expect, test } from 'vitest'
import type { ModelConfig } from '../queries.ts'
import { filterForm, filterOf } from './filter-form.ts'

const options = [
  { id: 'open', label: '进行中' },
  { id: 'done', label: '已完成' },
]
const form = {
  version: 1,
  key: 'orders',
  fields: [
    { key: 'customer', kind: 'input', label: '客户', required: true },
    { key: 'amount', kind: 'number', label: '金额' },
    {
      key: 'box',
      kind: 'row',
      label: '',
      fields: [{ key: 'state', kind: 'select', label: '状态', settings: { options } }],
    },
  ],
}
const operators = {
  customer: ['contains', 'equals'],
  amount: ['equals', 'between'],
  state: ['anyOf'],
} as const
const searches = ['customer', 'amount', 'state', '$author'].map((field) => ({ field }))
const config: ModelConfig = {
  id: 'orders',
  name: '订单',
  code: 'orders',
  version: '1',
  form,
  rights: {},
  list: ListDefinition.parse({ version: 1, columns: [{ field: 'customer' }], searches }),
  fields: Object.entries(operators).map(([path, allowed]) => ({
    path,
    label: path,
    kind: 'input',
    isSortable: true,
    operators: [...allowed],
  })),
  buttons: [],
  isDataView: false,
  flows: [],
}

test('a filter has the fields of the form with their own controls, two of them for a range, and asks for none', () => {
  const { fields } = filterForm(config)
  expect(fields.map(({ key, kind, label, required }) => [key, kind, label, required])).toEqual([
    ['f0', 'input', '客户', false],
    ['f1From', 'number', '金额', false],
    ['f1To', 'number', '金额', false],
    ['f2', 'select', '状态', false],
  ])
})

test('filled fields become conditions with the usual operator of their kind', () => {
  expect(filterOf(config, { f0: '杭州', f1From: '100', f1To: '', f2: 'open' })).toEqual({
    match: 'all',
    conditions: [
      { field: 'customer', operator: 'contains', value: '杭州' },
      { field: 'amount', operator: 'between', value: ['100', null] },
      { field: 'state', operator: 'anyOf', value: ['open'] },
    ],
  })
})

test('a filter that nothing was filled into asks for nothing', () => {
  expect(filterOf(config, { f0: ' ', f1From: '', f1To: null, f2: null })).toBeUndefined()
})

test('yes, no and either can be asked of a field that is one of the two', () => {
  const request: ModelConfig = {
    ...config,
    form: { ...form, fields: [{ key: 'isPaid', kind: 'switch', label: '已付' }] },
    list: ListDefinition.parse({
      version: 1,
      columns: [{ field: 'isPaid' }],
      searches: [{ field: 'isPaid', operator: 'equals' }],
    }),
  }
  expect(filterForm(request).fields[0]).toMatchObject({ kind: 'select' })
  expect(filterOf(request, { f0: 'false' })?.conditions).toMatchObject([{ field: 'isPaid', value: false }])
  expect(filterOf(request, { f0: null })).toBeUndefined()
})

test('a choice that depends on another field of its form is asked for among everything', () => {
  const source = { from: 'interface', interface: 'cities', parameters: { area: 'area' } }
  const request: ModelConfig = {
    ...config,
    form: { ...form, fields: [{ key: 'city', kind: 'select', label: '城市', settings: { source } }] },
    list: ListDefinition.parse({ version: 1, columns: [{ field: 'city' }], searches: [{ field: 'city' }] }),
  }
  expect(filterForm(request).fields[0]?.settings).toMatchObject({ source: { from: 'interface' } })
  expect(() => compileForm(filterForm(request))).not.toThrow()
})

test('what the product fills in is asked for with a control that people can type into', () => {
  const filledIn = [
    { key: 'sum', kind: 'calculate', label: '合计', settings: { formula: 'nowhere * 2' } },
    { key: 'number', kind: 'bill-rule', label: '编号', settings: { rule: 'orderNumber' } },
    { key: 'author', kind: 'created-by', label: '创建人' },
  ]
  const searchForm = filterForm({
    ...config,
    form: { ...form, fields: filledIn },
    list: {
      ...config.list,
      searches: ['sum', 'number', 'author'].map((field) => ({ field, multiple: false })),
    },
  })
  expect(searchForm.fields.map(({ kind }) => kind)).toEqual(['number', 'input', 'user-select'])
})
