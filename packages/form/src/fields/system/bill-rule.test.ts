import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../../test/expense-claim.ts'
import { assignmentsOf, checkValues, rightsAtStart } from '../../index.ts'

const number = { key: 'number', kind: 'bill-rule', label: 'Number', settings: { rule: 'claim' } }
const plan = expensePlan({
  fields: [number, { key: 'lines', kind: 'sub-table', label: 'Lines', fields: [number] }],
})
const submit = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const
const sent = { number: 'mine', lines: [{ id: 'r1', number: 'mine, too' }] }

test('nobody brings a number of their own; the server is asked for one, in the form and in each row', () => {
  const { values, problems } = checkValues(plan, sent, submit)
  expect(values).toEqual({ number: '', lines: [{ id: 'r1', number: '' }] })
  expect(problems).toEqual([])
  expect(assignmentsOf(plan, values).map(({ path, assignment }) => [path, assignment])).toEqual([
    ['number', { from: 'billRule', rule: 'claim' }],
    ['lines.r1.number', { from: 'billRule', rule: 'claim' }],
  ])
})

test('a number that was given stays for ever', () => {
  const assigned = { number: 'C-1', 'lines.r1.number': 'C-2' }
  const { values } = checkValues(plan, sent, { ...submit, assigned })
  expect(values).toEqual({ number: 'C-1', lines: [{ id: 'r1', number: 'C-2' }] })

  expect(checkValues(plan, sent, { ...submit, previous: values }).values).toEqual(values)
  expect(assignmentsOf(plan, values)).toEqual([])
})
