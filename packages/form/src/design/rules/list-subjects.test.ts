import { readCondition, writeCondition, writeOperand } from '@signet/formula'
import { expect, test } from 'vitest'
import { FieldDefinition } from '../../definition/field-definition.ts'
import { FormDefinition } from '../../definition/form-definition.ts'
import { listNames, listSubjects } from './list-subjects.ts'

const { fields } = FormDefinition.parse({
  version: 1,
  key: 'trip',
  fields: [
    { key: 'who', kind: 'user-select', label: 'Traveller' },
    { key: 'trip', kind: 'date-range', label: 'Dates' },
    { key: 'booked', kind: 'date', label: 'Booked' },
    { key: 'city', kind: 'select', label: 'City', settings: { options: [{ id: 'a', label: 'A' }] } },
    { key: 'area', kind: 'area-select', label: 'Area' },
    { key: 'isAbroad', kind: 'switch', label: 'Abroad' },
    { key: 'reason', kind: 'input', label: 'Reason' },
    {
      key: 'costs',
      kind: 'sub-table',
      label: 'Costs',
      fields: [
        { key: 'amount', kind: 'number', label: 'Amount' },
        { key: 'note', kind: 'input', label: 'Note' },
      ],
    },
  ],
})
const written = (path?: string) => listSubjects(fields, path).map(({ operand }) => writeOperand(operand))
const find = (formula: string) =>
  listSubjects(fields).find(({ operand }) => writeOperand(operand) === formula)

test('a form offers its fields, the ends and spans of ranges, totals of columns, the clock and the person', () => {
  expect(written()).toEqual(
    expect.arrayContaining([
      'who',
      'trip[0]',
      'daysBetween(trip[0], trip[1])',
      'daysBetween(today, booked)',
      'sum(costs.amount)',
      'count(costs)',
      'me',
    ]),
  )
  expect(written()).not.toContain('note')
  expect(written()).not.toContain('sum(costs.note)')
})

test('a column sees its own row, and no field is offered to itself', () => {
  expect(written('costs.amount')).toContain('note')
  expect(written('costs.amount')).not.toContain('amount')
  expect(written('reason')).not.toContain('reason')
})

test('operators and controls follow what the kind answers', () => {
  expect(find('who')).toMatchObject({ names: 'people', input: { kind: 'user-select' } })
  expect(find('who')?.operators).toContain('anyOf')
  expect(find('city')).toMatchObject({ input: { kind: 'select' } })
  expect(find('reason')?.operators[0]).toBe('contains')
  expect(find('isAbroad')?.operators).toEqual(['isTrue', 'isFalse'])
  expect(find('area')?.operators).toEqual(['isFilled', 'isEmpty'])
  expect(find('daysBetween(trip[0], trip[1])')).toMatchObject({ type: 'number', input: { kind: 'number' } })
})

test('every subject with each of its operators is read back from its formula', () => {
  const value = { of: 'literal', type: 'text', text: 'a' } as const
  for (const { operand: subject, operators } of listSubjects(fields))
    for (const operator of operators) {
      const isAlone = ['isTrue', 'isFalse', 'isEmpty', 'isFilled'].includes(operator)
      const rule = { joined: 'and', rows: [{ subject, operator, values: isAlone ? [] : [value] }] } as const
      expect(readCondition(writeCondition(rule))).toEqual(rule)
    }
})

test('the names of a draft have the types that formulas see', () => {
  expect(listNames(fields)).toMatchObject({
    who: 'text',
    trip: 'list<date>',
    costs: { rows: { amount: 'number', note: 'text' } },
  })
  expect(listNames(fields)).not.toHaveProperty('note')
  expect(listNames(fields, 'costs.amount')).toHaveProperty('note', 'text')
})

test('a row about checkboxes compares with one option, which is chosen in a select', () => {
  const options = [{ id: 'en', label: 'English' }]
  const [subject] = listSubjects([
    FieldDefinition.parse({ key: 'tongues', kind: 'checkbox', label: 'Languages', settings: { options } }),
  ])
  expect(subject?.operators).toContain('includes')
  expect(subject?.input).toEqual({ kind: 'select', settings: { options } })
})
