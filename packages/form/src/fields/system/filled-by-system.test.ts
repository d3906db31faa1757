import { expect, test } from 'vitest'
import { expensePlan } from '../../../test/expense-claim.ts'
import { checkValues, rightsAtStart, settle } from '../../index.ts'

const context = {
  now: '2026-11-20T01:30:05Z',
  timeZone: 'Asia/Shanghai',
  me: 'li',
  organization: 'sales',
  position: 'clerk',
}
const later = { ...context, now: '2026-11-21T02:00:00Z', me: 'wang', organization: 'it', position: 'chief' }
const submit = { rights: rightsAtStart(), stage: 'submit' } as const
const planWith = (kind: string) =>
  expensePlan({
    fields: [
      { key: 'it', kind, label: 'It' },
      { key: 'note', kind: 'input', label: 'Note' },
    ],
  })

test.each([
  ['created-at', '2026-11-20T09:30:05'],
  ['created-by', 'li'],
  ['current-organization', 'sales'],
  ['current-position', 'clerk'],
])('%s is filled when the record is made and never changes again', (kind, filled) => {
  const plan = planWith(kind)
  const made = checkValues(plan, { it: 'somebody', note: 'a' }, { ...submit, context })
  expect(made).toEqual({ values: { it: filled, note: 'a' }, problems: [], ignored: [] })

  const changed = checkValues(
    plan,
    { it: 'x', note: 'b' },
    { ...submit, context: later, previous: made.values },
  )
  expect(changed.values).toEqual({ it: filled, note: 'b' })
  expect(settle(plan, {}, { rights: rightsAtStart(), context })['it']).toBe(filled)
})

const changes = [
  ['modified-at', '2026-11-20T09:30:05', '2026-11-21T10:00:00'],
  ['modified-by', 'li', 'wang'],
] as const

test.each(changes)('%s is empty at first and follows the last change', (kind, _before, after) => {
  const plan = planWith(kind)
  const made = checkValues(plan, { it: 'x', note: 'a' }, { ...submit, context }).values
  expect(made).toEqual({ it: null, note: 'a' })

  const changed = checkValues(plan, { note: 'b' }, { ...submit, context: later, previous: made }).values
  expect(changed).toEqual({ it: after, note: 'b' })
})

test.each(changes)('%s ignores a save that changes nothing', (kind, before) => {
  const made = { it: before, note: 'a' }
  const saved = checkValues(planWith(kind), { note: 'a' }, { ...submit, context: later, previous: made })
  expect(saved.values).toEqual(made)
})
