import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../test/expense-claim.ts'
import { kindTest } from '../../test/kind-test.ts'
import { checkbox } from '../fields/choice/checkbox/checkbox.ts'
import { radio } from '../fields/choice/radio/radio.ts'
import { select } from '../fields/choice/select/select.ts'
import { checkValues, choicesOf, compileForm, rightsAtStart } from '../index.ts'

const dictionary = { from: 'dictionary', dictionary: 'cost' } as const
const rows = {
  from: 'interface',
  interface: 'cities',
  value: 'code',
  label: 'name',
  parameters: { of: 'province' },
} as const

test('a choice from outside is the server’s to judge, and names what it points to', () => {
  const one = kindTest(radio, { source: dictionary })
  expect(one.problem('anything')).toBeUndefined()
  expect(radio.references?.('train', one.settings)).toEqual({ 'dictionary:cost': ['train'] })

  const several = kindTest(checkbox, { source: { ...dictionary, store: 'code' } })
  expect(checkbox.references?.(['train'], several.settings)).toEqual({ 'dictionary:cost/code': ['train'] })

  const row = kindTest(select, { source: rows })
  expect(select.references?.('hz', row.settings)).toEqual({ 'interface:cities/code/name': ['hz'] })
  expect(select.references?.('hz', kindTest(select).settings)).toEqual({})
})

test('it reads by the names that came along, and is imported by them', () => {
  const reader = { locale: 'en-US', names: { 'dictionary:cost': { train: 'Train' } } } as const
  const several = kindTest(select, { source: dictionary, multiple: true })
  expect(several.text(['train', 'gone'], reader)).toBe('Train, gone')

  const idOf = (of: string, name: string) =>
    of === 'dictionary:cost' && name === 'Train' ? 'train' : undefined
  expect(several.parse('Train; bus', { locale: 'en-US', idOf })).toEqual(['train', 'bus'])
})

test('what decides the choices is known for every field and row', () => {
  const plan = expensePlan({
    fields: [
      { key: 'province', kind: 'input', label: 'P' },
      { key: 'city', kind: 'select', label: 'C', settings: { source: rows } },
      {
        key: 'lines',
        kind: 'sub-table',
        label: 'L',
        fields: [
          { key: 'province', kind: 'input', label: 'P' },
          { key: 'stop', kind: 'select', label: 'S', settings: { source: rows } },
        ],
      },
    ],
  })
  const lines = [
    { id: 'a', province: 'js', stop: 'nj' },
    { id: 'b', province: '', stop: null },
  ]
  const values = { province: 'zj', city: 'hz', lines }
  const of = 'interface:cities/code/name'

  expect(choicesOf(plan, values, formulaContext)).toMatchObject([
    { path: 'city', place: 'city', of, ids: ['hz'], parameters: { of: 'zj' } },
    { path: 'lines.a.stop', place: 'lines.0.stop', of, ids: ['nj'], parameters: { of: 'js' } },
  ])
  expect(
    checkValues(plan, values, { rights: rightsAtStart(), context: formulaContext, stage: 'submit' }).problems,
  ).toEqual([])
})

test('a formula that reads a missing field, or its own, is refused at its place', () => {
  const city = (formula: string) => () =>
    compileForm({
      version: 1,
      key: 'x',
      fields: [
        {
          key: 'city',
          kind: 'select',
          label: 'C',
          settings: { source: { ...rows, parameters: { of: formula } } },
        },
      ],
    })
  expect(city('nowhere')).toThrow(expect.objectContaining({ code: 'form.formulaInvalid' }))
  expect(city('city')).toThrow(expect.objectContaining({ code: 'form.circularFormula' }))
})
