import { expect, test } from 'vitest'
import { formulaContext as context } from '../../test/expense-claim.ts'
import { addField } from '../design/index.ts'
import {
  compileForm,
  createFormStore,
  rightsAtStart,
  rightsElsewhere,
  sheetLines,
  summary,
} from '../index.ts'
import { affixesOf, placesOf } from './money.ts'

const money = (key: string, settings: Readonly<Record<string, unknown>>) => ({
  ...{ key, kind: 'number', label: key, inList: true },
  settings: { thousands: true, ...settings },
})
const plan = compileForm({
  version: 1,
  key: 'trip',
  fields: [
    money('yuan', { currency: 'CNY', capitals: true }),
    money('dollars', { currency: 'USD', rate: 'rate', capitals: true }),
    money('euros', { currency: 'EUR', rate: '7.8' }),
    { key: 'rate', kind: 'number', label: 'Rate' },
    {
      ...{ key: 'costs', kind: 'sub-table', label: 'Costs', settings: { totals: ['paid'] } },
      fields: [money('paid', { currency: 'USD', rate: 'own' }), { key: 'own', kind: 'number', label: 'Own' }],
    },
    {
      ...{ key: 'total', kind: 'calculate', label: 'Total' },
      settings: {
        formula: 'yuan + dollars * rate + sum(costs, paid * own)',
        currency: 'CNY',
        capitals: true,
      },
    },
  ],
})
const values = {
  ...{ yuan: '4500', dollars: '450', euros: '0.05', rate: '7.2' },
  costs: [
    { id: 'r1', paid: '100', own: '7.1' },
    { id: 'r2', paid: '10', own: '7.3' },
  ],
}
const filled = (given: Readonly<Record<string, unknown>> = values) =>
  createFormStore(plan, { rights: rightsAtStart(), context, draft: given as typeof values })

test('foreign money is converted by a number, a field, or a column of its row', () => {
  const store = filled()
  expect(store.field('yuan').converted.value).toBeUndefined()
  expect(store.field('dollars').converted.value).toBe('3240')
  expect(store.field('euros').converted.value).toBe('0.39')
  expect(store.total('costs', 'paid').value).toBe('110')
  expect(store.convertedTotal('costs', 'paid').value).toBe('783')
  expect(store.field('total').value.value).toBe('8523')

  store.set('rate', '7.3')
  expect(store.field('dollars').converted.value).toBe('3285')
  store.set('rate', null)
  expect(store.field('dollars').converted.value).toBeUndefined()
})

test('cards, paper and capitals keep the currency, and paper the converted amounts', () => {
  const stored = filled().values()
  const reader = { locale: 'zh-CN' } as const
  expect(summary(plan, stored, reader).map(({ text }) => text)).toEqual(['¥4,500.00', 'US$450.00', '€0.05'])

  const print = (rights = rightsAtStart()) =>
    sheetLines(plan, stored, {
      ...{ reader, rights, withEmpty: false },
      capitals: (amount, currency) => `${currency} ${amount}`,
    })
  const lines = print()
  expect(lines.map(({ text }) => text)).toEqual([
    '¥4,500.00（CNY 4500）',
    'US$450.00（USD 450） ≈ ¥3,240.00',
    '€0.05 ≈ ¥0.39',
    '7.2',
    '2',
    '¥8,523.00（CNY 8523）',
  ])
  const costs = lines.find(({ path }) => path === 'costs')
  expect(costs?.columns?.[0]?.label).toBe('paid（US$）')
  expect(costs?.totals?.[0]?.text).toBe('US$110.00 ≈ ¥783.00')

  const withoutRate = print(rightsElsewhere({ rate: 'hidden' }))
  expect(withoutRate.find(({ path }) => path === 'dollars')?.text).toBe('US$450.00（USD 450）')
})

test('a given sign takes precedence, and yen have no decimals', () => {
  expect(affixesOf({ currency: 'USD', prefix: '', unit: 'USD' })).toEqual({ prefix: '', unit: 'USD' })
  expect(affixesOf({ prefix: '', unit: '' })).toEqual({ prefix: '', unit: '' })
  expect([placesOf({ currency: 'JPY' }), placesOf({ currency: 'USD' }), placesOf({})]).toEqual([
    0,
    2,
    undefined,
  ])
})

test('a rate that is no number is refused with its place', () => {
  const field = { key: 'a', kind: 'number', label: 'A', settings: { currency: 'USD', rate: 'gone' } }
  expect(() => compileForm({ version: 1, key: 'x', fields: [field] })).toThrow(
    expect.objectContaining({ code: 'form.formulaInvalid' }),
  )
})

const abroad = compileForm({
  version: 1,
  key: 'abroad',
  fields: [
    money('yuan', { currency: 'CNY', rate: '20.6', convertsInto: 'JPY' }),
    money('yen', { currency: 'JPY', rate: '3', convertsInto: 'JPY' }),
    {
      ...{ key: 'costs', kind: 'sub-table', label: 'Costs' },
      fields: [money('paid', { currency: 'USD', rate: '148.37', convertsInto: 'JPY' })],
    },
  ],
})

test('a field converts into the currency that its rate was given for, shown in its coins', () => {
  const store = createFormStore(abroad, {
    ...{ rights: rightsAtStart(), context },
    draft: { yuan: '10.1', yen: '500', costs: [{ id: 'r1', paid: '2.5' }] },
  })
  expect(store.field('yuan').converted.value).toBe('208.06')
  expect(store.field('yen').converted.value).toBeUndefined()
  const lines = sheetLines(abroad, store.values(), {
    ...{ reader: { locale: 'zh-CN' }, rights: rightsAtStart(), withEmpty: false },
    capitals: () => '',
  })
  expect(lines.map(({ text }) => text)).toEqual(['¥10.10 ≈ JP¥208', 'JP¥500', '1'])
  expect(lines.at(-1)?.totals?.[0]?.text).toBe('US$2.50 ≈ JP¥371')
})

test('a new number converts into the currency of its organization, which the usual one leaves unsaid', () => {
  const settingsIn = (own: 'CNY' | 'HKD') =>
    addField(
      { version: 1, key: 'x', title: 'X', fields: [], uniqueTogether: [] },
      {
        ...{ kind: 'number', label: 'Paid', place: { at: 0 }, own },
        settings: { currency: own },
      },
    ).form.fields[0]?.settings
  expect(settingsIn('HKD')).toEqual({ currency: 'HKD', convertsInto: 'HKD' })
  expect(settingsIn('CNY')).toEqual({ currency: 'CNY' })
})
