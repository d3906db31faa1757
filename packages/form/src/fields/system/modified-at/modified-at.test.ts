import { expect, test } from 'vitest'
import { expensePlan } from '../../../../test/expense-claim.ts'
import { checkValues, rightsAtStart } from '../../../index.ts'

const around = {
  now: '2026-11-20T01:30:05Z',
  timeZone: 'Asia/Shanghai',
  me: 'li',
  organization: 'sales',
  position: 'clerk',
}
const later = { ...around, now: '2026-11-21T02:00:00Z', me: 'wang', organization: 'it', position: 'chief' }
const plan = expensePlan({
  fields: [
    { key: 'it', kind: 'modified-at', label: 'It' },
    { key: 'note', kind: 'input', label: 'Note' },
  ],
})
const submit = { rights: rightsAtStart(), stage: 'submit' } as const

test('it is when the record was changed last, and never at first', () => {
  const made = checkValues(plan, { it: 'x', note: 'a' }, { ...submit, around }).values
  expect(made).toEqual({ it: null, note: 'a' })

  const changed = checkValues(plan, { note: 'b' }, { ...submit, around: later, previous: made }).values
  expect(changed).toEqual({ it: '2026-11-21T10:00:00', note: 'b' })
})

test('who saves without changing anything has changed nothing', () => {
  const made = { it: '2026-11-20T09:30:05', note: 'a' }
  expect(checkValues(plan, { note: 'a' }, { ...submit, around: later, previous: made }).values).toEqual(made)
})
