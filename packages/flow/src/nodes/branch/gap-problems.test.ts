import { type FieldDomains, parseFormula } from '@signet/formula'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chain, drawn, peopleNode } from '../../../test/index.ts'
import { isTrue } from '../../definition/flow-plan.ts'
import { compileFlow, type FlowProblem, findUnsoundness } from '../../index.ts'

const fields = { amount: 'number', budget: 'number', kind: 'text', urgent: 'boolean', day: 'date' } as const

type Branch = Readonly<{ mode?: 'exclusive' | 'inclusive'; default?: boolean; domains?: FieldDomains }>

function found(conditions: readonly string[], branch: Branch = {}): readonly FlowProblem[] {
  const nodes = conditions.map((_, index) => peopleNode(`n${index}`, 'li'))
  const lines = conditions.map((condition, index) => ({
    id: `l${index}`,
    from: 'split',
    to: `n${index}`,
    condition,
  }))
  const flow = drawn(
    [
      { id: 'split', kind: 'branch', name: 'Split', mode: branch.mode ?? 'exclusive' },
      ...nodes,
      peopleNode('rest', 'li'),
    ],
    [
      ...chain('begin', 'split'),
      ...lines,
      ...nodes.flatMap(({ id }) => chain(id, 'end')),
      ...(branch.default
        ? [{ id: 'else', from: 'split', to: 'rest', isDefault: true }]
        : chain('n0', 'rest').slice(1)),
      ...chain('rest', 'end'),
    ],
  )
  const kept = branch.default
    ? flow
    : {
        ...flow,
        nodes: flow.nodes.filter(({ id }) => id !== 'rest'),
        lines: flow.lines.filter(({ from }) => from !== 'rest'),
      }
  return findUnsoundness(compileFlow(kept, fields), branch.domains)
}

test.each<[readonly string[], FlowProblem['example']]>([
  [['amount < 100', 'amount > 100'], { amount: '100' }],
  [['amount < 100', 'amount >= 200'], { amount: '100' }],
  [['amount <= 100', 'amount > 100'], { amount: null }],
  [["kind == 'a'", "kind == 'b'"], { kind: 'AAA' }],
  [['urgent'], { urgent: false }],
  [["day < date('2026-01-10')", 'day > date(2026, 1, 10)'], { day: '2026-01-10' }],
  [['amount > 10 && urgent', 'amount <= 10', 'isEmpty(amount)'], { amount: '11', urgent: false }],
  [['amount < budget', 'amount > budget'], { amount: '-1', budget: '-1' }],
])('%j leave a gap, with an example', (conditions, example) => {
  expect(found(conditions)).toEqual([
    { code: 'branchGap', severity: 'error', node: 'split', path: ['begin'], example },
  ])
})

test.each([
  [['amount <= 100', 'amount > 100', 'isEmpty(amount)']],
  [['urgent', '!urgent', 'isEmpty(urgent)']],
  [["kind in ['a', 'b']", "!(kind in ['a', 'b'])"]],
])('%j cover everything and need no default line', (conditions) => {
  expect(found(conditions)).toEqual([])
})

test('what the form cannot hold is no gap', () => {
  const values = { kind: { values: ['a', 'b'], allows: (value: unknown) => value !== null && value !== '' } }
  expect(found(["kind == 'a'", "kind == 'b'"], { domains: values })).toEqual([])
  const whole = { amount: { allows: (value: unknown) => value !== null && !String(value).includes('.') } }
  expect(found(['amount <= 5', 'amount >= 6'], { domains: whole })).toEqual([])
})

test('lines that can never be taken are reported: impossible, hidden behind an earlier one, or a needless default', () => {
  const codes = (conditions: readonly string[], branch: Branch) =>
    found(conditions, branch).map(({ code, line }) => [code, line])
  expect(codes(['amount > 5 && amount < 3'], { default: true })).toEqual([['conditionNeverTrue', 'l0']])
  expect(codes(['amount > 10', 'amount > 100'], { default: true })).toEqual([['lineNeverReached', 'l1']])
  expect(codes(['amount > 10', 'amount > 100'], { default: true, mode: 'inclusive' })).toEqual([
    ['leftBehind', undefined],
  ])
  expect(codes(['amount > 5', '!(amount > 5)'], { default: true })).toEqual([
    ['defaultNeverTaken', undefined],
  ])
})

test('two lines that share some values are reported, a narrower one before a wider one is not', () => {
  expect(found(['amount > 10', 'urgent'], { default: true })).toEqual([
    {
      code: 'branchOverlap',
      severity: 'warning',
      node: 'split',
      line: 'l1',
      params: { other: 'n0' },
      example: { amount: '11', urgent: true },
    },
  ])
  expect(found(['amount > 100', 'amount > 10'], { default: true })).toEqual([])
})

test('a condition that cannot be compared is reported, and then a default line is needed', () => {
  expect(found(['amount * 2 > 10', 'amount <= 5']).map(({ code, line }) => [code, line])).toEqual([
    ['noDefaultLine', undefined],
    ['conditionNotCompared', 'l0'],
  ])
})

const atom = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('amount', 'budget'),
      fc.constantFrom('<', '<=', '>', '>=', '==', '!='),
      fc.integer({ min: -2, max: 6 }),
    )
    .map((parts) => parts.join(' ')),
  fc.constantFrom('<', '<=', '==', '>').map((sign) => `amount ${sign} budget`),
  fc.constantFrom(
    "kind == 'a'",
    "kind != 'b'",
    "kind in ['a', 'c']",
    'urgent',
    '!urgent',
    'urgent == true',
    'isEmpty(kind)',
    'has(amount)',
  ),
)
const condition = fc.oneof(
  atom,
  fc.tuple(atom, fc.constantFrom('&&', '||'), atom).map((parts) => parts.join(' ')),
  fc.tuple(atom, atom, atom).map(([a, b, c]) => `!(${a}) ${'&&'} (${b} || ${c})`),
)

const grid = (() => {
  const numbers = [null, ...Array.from({ length: 23 }, (_, index) => (index - 6) / 2)]
  return numbers.flatMap((amount) =>
    numbers.flatMap((budget) =>
      [null, '', 'a', 'b', 'c', 'other'].flatMap((kind) =>
        [true, false, null].map((urgent) => ({ amount, budget, kind, urgent })),
      ),
    ),
  )
})()

test('random conditions: each example fits no line, and a grid finds no gap that was not told', () => {
  fc.assert(
    fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), (conditions) => {
      const problems = found(conditions)
      const gap = problems.find(({ code }) => code === 'branchGap')
      expect(problems.map(({ code }) => code)).not.toContain('conditionNotCompared')
      const lines = conditions.map((source) => ({ formula: parseFormula(source, fields, 'boolean') }))
      const fits = (values: Readonly<Record<string, unknown>>) =>
        lines.some((line) => isTrue(line as never, values, { now: '2026-01-01T00:00:00Z' }))
      if (gap) expect(fits(gap.example ?? {})).toBe(false)
      else expect(grid.find((values) => !fits(values))).toBeUndefined()
    }),
    { numRuns: 400 },
  )
})
