import { effect } from '@preact/signals-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expensePlan, formulaContext, trip } from '../../test/expense-claim.ts'
import {
  checkValues,
  createFormStore,
  type FormValues,
  type Problem,
  rightsAtStart,
  rightsElsewhere,
  settle,
} from '../index.ts'

const plan = expensePlan()
const rights = rightsAtStart()
const submit = { rights, context: formulaContext, stage: 'submit' } as const

function newClaim() {
  return createFormStore(plan, { rights, context: formulaContext })
}

test('the total follows every keystroke in a row', () => {
  const store = newClaim()
  const row = store.addRow('lines') ?? ''
  store.set(`lines.${row}.price`, '0.1')
  store.set(`lines.${row}.quantity`, '3')

  expect(store.field('total').value.value).toBe('0.3')
  expect(store.total('lines', 'amount').value).toBe('0.3')
})

test('a new form starts with its defaults and is not dirty until something changes', () => {
  const store = newClaim()
  expect(store.field('spentOn').value.value).toBe('2026-11-20')
  expect(store.field('applicant').value.value).toBe('li')
  expect(store.isDirty.value).toBe(false)

  store.set('subject', 'x')
  expect(store.isDirty.value).toBe(true)
  store.set('subject', '')
  expect(store.isDirty.value).toBe(false)
})

test('moving a row or pasting other rows is a change until it is saved', () => {
  const store = createFormStore(plan, { rights, context: formulaContext, values: settle(plan, trip, submit) })
  store.moveRow('lines', 'r1', 1)
  expect(store.isDirty.value).toBe(true)
  store.moveRow('lines', 'r1', 0)
  expect(store.isDirty.value).toBe(false)

  store.set('lines', [{ id: 'r1', what: 'pasted', price: '1', quantity: '1' }])
  expect(store.isDirty.value).toBe(true)
  store.markSaved()
  expect(store.isDirty.value).toBe(false)
})

test('a sub-table that needs rows is marked as required, and one that does not is not', () => {
  const table = (minRows: number) =>
    expensePlan({
      fields: [
        {
          ...{ key: 'rows', kind: 'sub-table', label: 'Rows', settings: { minRows } },
          fields: [{ key: 'what', kind: 'input', label: 'What' }],
        },
      ],
    })
  const isRequired = (minRows: number) =>
    createFormStore(table(minRows), { rights, context: formulaContext }).field('rows').required.value

  expect([isRequired(1), isRequired(0)]).toEqual([true, false])
})

test('what was typed comes back when its field comes back', () => {
  const store = newClaim()
  store.set('category', 'other')
  store.set('reason', 'taxi')
  store.set('category', 'travel')
  expect(store.values()['reason']).toBe('')

  store.set('category', 'other')
  expect(store.values()['reason']).toBe('taxi')
})

test('a problem shows after its field was left, or after an attempt to submit', () => {
  const store = newClaim()
  const subject = store.field('subject')
  expect(subject.shownProblem.value).toBeUndefined()

  subject.touch()
  expect(subject.shownProblem.value).toEqual({ code: 'form.required' })
  expect(store.field('lines').shownProblem.value).toBeUndefined()

  store.attempt()
  expect(store.field('lines').shownProblem.value).toEqual({ code: 'form.required' })
})

test('a row that is added after an attempt to submit shows no problem before the next one', () => {
  const store = newClaim()
  store.attempt()
  const row = store.addRow('lines')
  const what = store.field(`lines.${row}.what`)
  expect(what.problem.value).toEqual({ code: 'form.required' })
  expect(what.shownProblem.value).toBeUndefined()

  store.attempt()
  expect(what.shownProblem.value).toEqual({ code: 'form.required' })
})

test('a refusal of the server is shown at its field until the value is changed', () => {
  const store = createFormStore(plan, { rights, context: formulaContext, values: settle(plan, trip, submit) })
  const rest = store.refuse([
    { path: 'lines.1.price', code: 'form.belowMinimum', params: { min: '500' } },
    { path: 'gone', code: 'form.unknownField' },
  ])
  expect(rest).toMatchObject([{ path: 'gone' }])
  expect(store.field('lines.r2.price').shownProblem.value).toMatchObject({ code: 'form.belowMinimum' })

  store.set('lines.r2.price', '500')
  expect(store.field('lines.r2.price').shownProblem.value).toBeUndefined()
})

test('Wang, who only reads, changes nothing through the store either', () => {
  const values = settle(plan, trip, submit)
  const store = createFormStore(plan, { rights: rightsElsewhere(), context: formulaContext, values })
  store.set('subject', 'hacked')

  expect(store.addRow('lines')).toBeUndefined()
  store.removeRow('lines', 'r1')
  expect(store.values()).toEqual(values)
})

test('what rights hide is neither shown nor sent, and what depends on it keeps the value of the server', () => {
  const values = settle(plan, trip, submit)
  const withheld = rightsElsewhere({ 'lines.price': 'hidden', subject: 'hidden', category: 'write' })
  const { subject: _subject, ...rest } = values
  const lines = (values['lines'] as FormValues[]).map(({ price: _price, ...row }) => row)
  const store = createFormStore(plan, {
    rights: withheld,
    context: formulaContext,
    values: { ...rest, lines },
  })

  expect(store.field('subject').visible.value).toBe(false)
  expect(store.values()).not.toHaveProperty('subject')
  expect(store.values()).toMatchObject({ total: '545.2', lines: [{ amount: '146.2' }, { amount: '399' }] })
})

test('editing one of 2,000 rows works out that row and the totals, no other row', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    id: `r${index}`,
    what: 'x',
    price: '1',
    quantity: '2',
  }))
  const store = createFormStore(plan, {
    rights,
    context: formulaContext,
    values: settle(plan, { ...trip, lines }, submit),
  })
  const runs: string[] = []
  for (const id of ['r0', 'r1000', 'r1999']) {
    effect(() => {
      runs.push(`${id} ${store.field(`lines.${id}.amount`).value.value}`)
    })
  }
  expect(store.field('total').value.value).toBe('4000')
  runs.length = 0
  store.set('lines.r1000.price', '5')

  expect(runs).toEqual(['r1000 10'])
  expect(store.field('total').value.value).toBe('4008')
})

test('rows move and go, and their problems are counted by place', () => {
  const store = createFormStore(plan, { rights, context: formulaContext, values: settle(plan, trip, submit) })
  store.set('lines.r1.what', '')
  store.moveRow('lines', 'r1', 1)
  expect(store.problems()).toEqual([{ path: 'lines.1.what', code: 'form.required' }])
  expect(store.pathById('lines.1.what')).toBe('lines.r1.what')

  store.removeRow('lines', 'r1')
  expect(store.problems()).toEqual([])
  expect(store.field('total').value.value).toBe('399')
})

const text = fc.constantFrom('', 'x', '  ', 'a\nb', '说明')
const number = fc.constantFrom('0', '1', '2.50', '-3', '1200', '1.234', 'abc', '', '99999999999999999999')
const edit = fc.oneof(
  fc.record({ path: fc.constantFrom('subject', 'reason'), value: text }),
  fc.record({ path: fc.constant('category'), value: fc.constantFrom('travel', 'other', 'lost', null) }),
  fc.record({
    path: fc.constantFrom('spentOn', 'returnedOn'),
    value: fc.constantFrom('2026-11-18', '2026-11-19', 'no', null),
  }),
  fc.record({ row: fc.nat(4), column: fc.constantFrom('what', 'note'), value: text }),
  fc.record({ row: fc.nat(4), column: fc.constantFrom('price', 'quantity'), value: number }),
  fc.record({ add: fc.nat(4) }),
  fc.record({ remove: fc.nat(4) }),
  fc.record({ move: fc.nat(4), to: fc.nat(4) }),
)
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

test('whatever Li does, the phone and the server come to the same form and the same complaints', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), fc.boolean(), (edits, isNew) => {
      const previous = isNew ? undefined : settle(plan, trip, submit)
      const store = createFormStore(plan, { rights, context: formulaContext, values: previous })
      for (const one of edits) apply(store, one)

      const sent = store.values()
      const checked = checkValues(plan, sent, { ...submit, previous })
      expect(checked.values).toEqual(sent)
      expect(checked.ignored).toEqual([])
      expect(settle(plan, sent, { rights, context: formulaContext, previous })).toEqual(sent)

      const isUnread = ({ path }: Problem) => isUnreadable(store, path)
      const ours = store.problems().filter((problem) => !isUnread(problem))
      const theirs = checked.problems.filter((problem) => !isUnread(problem))
      expect(ours).toEqual(theirs)
    }),
    { numRuns: 300 },
  )
})

type Store = ReturnType<typeof newClaim>

function apply(store: Store, one: Edit): void {
  const ids = store.rows('lines').value
  if ('path' in one) store.set(one.path, one.value)
  else if ('add' in one) store.addRow('lines', { at: Math.min(one.add, ids.length) })
  else if ('remove' in one) store.removeRow('lines', ids[one.remove] ?? '')
  else if ('move' in one) store.moveRow('lines', ids[one.move] ?? '', one.to)
  else if (ids[one.row]) store.set(`lines.${ids[one.row]}.${one.column}`, one.value)
}

/** An unreadable value reads as empty, so only the store that saw it can report it. */
function isUnreadable(store: Store, path: string): boolean {
  return store.field(store.pathById(path) ?? path).reading().problem !== undefined
}
