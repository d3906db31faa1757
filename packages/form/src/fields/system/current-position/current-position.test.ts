import { expect, test } from 'vitest'
import { expensePlan } from '../../../../test/expense-claim.ts'
import { checkValues, rightsAtStart, settle } from '../../../index.ts'

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
    { key: 'it', kind: 'current-position', label: 'It' },
    { key: 'note', kind: 'input', label: 'Note' },
  ],
})
const submit = { rights: rightsAtStart(), stage: 'submit' } as const

test('it is what whoever made the record was then', () => {
  const made = checkValues(plan, { it: 'somebody', note: 'a' }, { ...submit, around })
  expect(made).toEqual({ values: { it: 'clerk', note: 'a' }, problems: [], ignored: [] })

  const changed = checkValues(
    plan,
    { it: 'x', note: 'b' },
    { ...submit, around: later, previous: made.values },
  )
  expect(changed.values).toEqual({ it: 'clerk', note: 'b' })
  expect(settle(plan, {}, { rights: rightsAtStart(), around })['it']).toBe('clerk')
})
