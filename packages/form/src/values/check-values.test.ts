import { expect, test } from 'vitest'
import { expensePlan, formulaContext, trip } from '../../test/expense-claim.ts'
import { checkValues, rightsAtStart, rightsElsewhere, settle } from '../index.ts'

const plan = expensePlan()
const submit = { rights: rightsAtStart(), context: formulaContext, stage: 'submit' } as const

test('Li submits a claim and every amount is worked out exactly', () => {
  const { values, problems, ignored } = checkValues(plan, trip, submit)

  expect({ problems, ignored }).toEqual({ problems: [], ignored: [] })
  expect(values).toMatchObject({
    applicant: 'li',
    spentOn: '2026-11-18',
    lines: [
      { id: 'r1', price: '73.1', quantity: '2', amount: '146.2', note: '' },
      { id: 'r2', price: '399', quantity: '1', amount: '399' },
    ],
    total: '545.2',
  })
})

test('a new claim starts with its defaults, and each new row with its own', () => {
  const values = settle(plan, { lines: [{ id: 'r1', price: 3 }] }, submit)

  expect(values).toMatchObject({
    applicant: 'li',
    spentOn: '2026-11-20',
    lines: [{ quantity: '1', amount: '3' }],
  })
})

test('what was sent for a calculation or a read-only field is never believed', () => {
  const { values, ignored } = checkValues(plan, { ...trip, total: '1', applicant: 'wang' }, submit)

  expect(values).toMatchObject({ total: '545.2', applicant: 'li' })
  expect(ignored).toEqual(['applicant'])
})

test('each mistake is named with its place', () => {
  const sent = {
    ...trip,
    subject: ' ',
    spentOn: '2026-02-30',
    category: 'bribe',
    surprise: 1,
    lines: [
      { id: 'r1', what: '', price: '-1', quantity: '1.5', taste: 'sweet' },
      { what: 'x' },
      { id: 'r1' },
      7,
    ],
    receipts: [{ fileId: 'f1', name: 'virus.exe', size: 1 }],
  }
  const { problems } = checkValues(plan, sent, submit)

  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'surprise form.unknownField',
    'lines.0.taste form.unknownField',
    'lines.1 form.rowWithoutId',
    'lines.2 form.rowTwice',
    'lines.3 form.wrongType',
    'subject form.required',
    'category form.notAnOption',
    'spentOn form.wrongType',
    'lines.0.what form.required',
    'lines.0.price form.belowMinimum',
    'lines.0.quantity form.tooManyDecimals',
    'receipts form.fileTypeRefused',
  ])
})

test('a draft may be incomplete but not malformed', () => {
  const { problems } = checkValues(
    plan,
    { category: 'bribe', spentOn: 'soon' },
    { ...submit, stage: 'draft' },
  )

  expect(problems).toEqual([{ path: 'spentOn', code: 'form.wrongType' }])
})

test('a failed check speaks with the words of the administrator', () => {
  const { problems } = checkValues(plan, { ...trip, returnedOn: '2026-11-17' }, submit)

  expect(problems).toMatchObject([
    { path: 'returnedOn', code: 'form.checkFailed', message: { 'zh-CN': '返回不能早于出发' } },
  ])
})

test('a field that a rule hides is dropped and not asked for', () => {
  const { values, problems } = checkValues(plan, { ...trip, reason: 'forgotten text' }, submit)

  expect({ reason: values['reason'], problems }).toEqual({ reason: '', problems: [] })
})

test('a field becomes required by a rule, in the form and in a row', () => {
  const lines = [{ id: 'r1', what: 'x', price: '1200', quantity: 1 }]
  const { problems } = checkValues(plan, { ...trip, category: 'other', lines }, submit)

  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'reason form.required',
    'lines.0.note form.required',
  ])
})

test('Wang, who only reads, changes nothing and learns what was ignored', () => {
  const previous = settle(plan, trip, submit)
  const sent = { ...previous, subject: 'hacked', lines: [{ id: 'r1', what: 'hacked' }] }
  const checked = checkValues(plan, sent, {
    rights: rightsElsewhere(),
    context: formulaContext,
    previous,
    stage: 'submit',
  })

  expect(checked.values).toEqual(previous)
  expect(checked.ignored).toEqual(['subject', 'lines', 'lines.0.what'])
})

test('Wang guesses at what is hidden from her, and never hears whether she is right', () => {
  const previous = settle(plan, trip, submit)
  const hidden = rightsElsewhere({ reason: 'hidden', subject: 'hidden', 'lines.price': 'hidden' })
  const ignoredOf = (sent: object, rights = hidden) =>
    checkValues(plan, sent, { rights, context: formulaContext, previous, stage: 'submit' }).ignored
  const guess = (subject: unknown, price: string) => ignoredOf({ subject, lines: [{ id: 'r1', price }] })

  expect(guess(previous['subject'], '73.1')).toEqual(guess('wrong', '1'))
  expect(guess(previous['subject'], '73.1')).toContain('lines.0.price')
  const table = rightsElsewhere({ lines: 'hidden' })
  for (const lines of [[], previous['lines'], [{ id: 'r1' }, { id: 'r2' }], 'none'])
    expect(ignoredOf({ lines }, table)).toEqual(['lines'])
})

test('finance may correct one column without touching the rest of the row', () => {
  const previous = settle(plan, trip, submit)
  const rights = rightsElsewhere({ 'lines.price': 'write' })
  const sent = {
    lines: [
      { id: 'r1', price: '70', what: 'hacked' },
      { id: 'new', price: '9' },
    ],
  }
  const { values } = checkValues(plan, sent, { rights, context: formulaContext, previous, stage: 'submit' })

  expect(values['lines']).toMatchObject([
    { id: 'r1', what: '火车票', price: '70', amount: '140' },
    { id: 'r2', price: '399' },
  ])
  expect(values['total']).toBe('539')
})

test('nobody is stopped by a check over values that they cannot change', () => {
  const previous = { ...settle(plan, trip, submit), returnedOn: '2026-11-01' }
  const options = { context: formulaContext, previous, stage: 'submit' } as const

  expect(
    checkValues(plan, {}, { ...options, rights: rightsElsewhere({ reason: 'write' }) }).problems,
  ).toEqual([])
  expect(
    checkValues(plan, {}, { ...options, rights: rightsElsewhere({ spentOn: 'write' }) }).problems,
  ).toMatchObject([{ path: 'returnedOn', code: 'form.checkFailed' }])
})

test('a node may require what the form does not', () => {
  const previous = settle(plan, trip, submit)
  const rights = rightsElsewhere({ reason: 'required', receipts: 'required' })
  const { problems } = checkValues(
    plan,
    { receipts: [] },
    { rights, context: formulaContext, previous, stage: 'submit' },
  )

  expect(problems).toEqual([{ path: 'receipts', code: 'form.requiredChoice' }])
})

test('a key that is not sent keeps its value, an empty one loses it', () => {
  const previous = settle(plan, trip, submit)
  const { values } = checkValues(plan, { spentOn: null }, { ...submit, previous })

  expect(values).toEqual({ ...previous, spentOn: null })
})

test.each([
  ['null', null],
  ['a list', []],
  ['a text', 'subject=x'],
  ['a prototype trick', JSON.parse('{"__proto__":{"subject":"x"},"constructor":{"prototype":{}}}')],
])('%s instead of values is refused, not believed', (_name, sent) => {
  const { problems, values } = checkValues(plan, sent, submit)

  expect(problems.length).toBeGreaterThan(0)
  expect(values['subject']).toBe('')
  expect(({} as Record<string, unknown>)['subject']).toBeUndefined()
})
