import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from '../syntax/parse.ts'
import {
  type CalculationRule,
  type Condition,
  type ConditionOperator,
  type ConditionRule,
  isRowGroup,
  type Operand,
  type PointOperand,
  spanUnits,
  totalFunctions,
  type WeightOperand,
} from './plain-rule.ts'
import { readCalculation, readCondition } from './read-rule.ts'
import { writeCalculation, writeCondition } from './write-rule.ts'

const name = fc.constantFrom('amount', 'trip', 'day', 'traveller', 'isAbroad', 'number2')
const literal = fc
  .oneof(
    fc
      .tuple(fc.boolean(), fc.integer({ min: 0, max: 1e6 }), fc.constantFrom('', '.5', '.05'))
      .map(([isNegative, whole, part]) => ({
        type: 'number',
        text: `${isNegative ? '-' : ''}${whole}${part}`,
      })),
    fc.string({ unit: 'grapheme' }).map((text) => ({ type: 'text', text })),
    fc.boolean().map((value) => ({ type: 'boolean', text: String(value) })),
    fc.constantFrom(
      { type: 'date', text: '2026-01-31' },
      { type: 'datetime', text: '2026-01-31T09:30:00+08:00' },
      { type: 'duration', text: '9h30m' },
    ),
  )
  .map((of) => ({ of: 'literal', ...of }) as PointOperand)
const field = name.map((path): PointOperand => ({ of: 'field', path }))
const point: fc.Arbitrary<PointOperand> = fc.oneof(
  field,
  fc.record({ of: fc.constant('end' as const), path: name, end: fc.constantFrom('start', 'end') }),
  fc.record({ of: fc.constant('context' as const), name: fc.constantFrom('today', 'now', 'me', 'roles') }),
  literal,
)
const operand: fc.Arbitrary<Operand> = fc.oneof(
  point,
  fc.record({
    of: fc.constant('shifted' as const),
    from: fc.constantFrom('today', 'now'),
    unit: fc.constant('days' as const),
    count: fc.integer({ min: -400, max: 400 }),
  }),
  fc.constant<Operand>({ of: 'shifted', from: 'today', unit: 'workingDays', count: 1 }),
  fc.record({
    of: fc.constant('span' as const),
    unit: fc.constantFrom(...spanUnits),
    from: point,
    to: point,
  }),
  fc.record(
    {
      of: fc.constant('total' as const),
      function: fc.constantFrom(...totalFunctions),
      table: name,
      column: name,
    },
    { requiredKeys: ['of', 'function', 'table'] },
  ),
  fc.record({
    of: fc.constant('weighted' as const),
    table: name,
    column: name,
    rate: fc.oneof(field, literal) as fc.Arbitrary<WeightOperand>,
  }),
)

const oneValue = [
  'equals',
  'notEquals',
  'greater',
  'atLeast',
  'less',
  'atMost',
  'contains',
  'notContains',
  'startsWith',
] as const
const condition: fc.Arbitrary<Condition> = fc.oneof(
  row(operand, oneValue, fc.tuple(operand)),
  row(field, ['includes', 'notIncludes'], fc.tuple(operand)),
  row(operand, ['anyOf', 'noneOf'], fc.array(literal, { maxLength: 4 })),
  row(operand, ['isEmpty', 'isFilled'], fc.constant([])),
  row(field, ['isTrue', 'isFalse'], fc.constant([])),
)

function row(
  subject: fc.Arbitrary<Operand>,
  operators: readonly ConditionOperator[],
  values: fc.Arbitrary<readonly Operand[]>,
): fc.Arbitrary<Condition> {
  return fc.record({ subject, operator: fc.constantFrom(...operators), values })
}

const joined = fc.constantFrom('and' as const, 'or' as const)
/** Groups in groups, as people leave them while they build: empty ones and groups of one row included. */
const { conditions } = fc.letrec<{ conditions: ConditionRule; part: Condition | ConditionRule }>((tie) => ({
  conditions: fc.record({ joined, rows: fc.array(tie('part'), { maxLength: 4 }) }),
  part: fc.oneof({ maxDepth: 4, withCrossShrink: true }, condition, tie('conditions')),
}))

/** The same rule without groups that say nothing: empty ones, of one row, and at the start of an equal chain. */
function withoutIdleGroups({ joined, rows }: ConditionRule): ConditionRule {
  const parts = rows
    .map((row) => (isRowGroup(row) ? withoutIdleGroups(row) : row))
    .flatMap((row) => (isRowGroup(row) && row.rows.length < 2 ? row.rows : [row]))
  const [first, ...others] = parts
  if (first === undefined) return { joined: 'and', rows: [] }
  if (!isRowGroup(first)) return { joined: others.length === 0 ? 'and' : joined, rows: parts }
  if (others.length === 0) return first
  return { joined, rows: first.joined === joined ? [...first.rows, ...others] : parts }
}

const calculation: fc.Arbitrary<CalculationRule> = fc
  .array(
    fc.record({
      sign: fc.constantFrom('+', '-'),
      factors: fc.array(fc.record({ by: fc.constantFrom('*', '/'), operand }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => ({
    parts: parts.map(({ sign, factors }, at) => ({
      sign: at === 0 ? ('+' as const) : sign,
      factors: factors.map((factor, place) => (place === 0 ? { ...factor, by: '*' as const } : factor)),
    })),
  }))

test('every rule that can be built is read back from its formula', () => {
  fc.assert(
    fc.property(conditions, (rule) => {
      expect(readCondition(writeCondition(rule))).toEqual(withoutIdleGroups(rule))
    }),
    { numRuns: 2_000 },
  )
  fc.assert(
    fc.property(calculation, (rule) => {
      expect(readCalculation(writeCalculation(rule))).toEqual(rule)
    }),
    { numRuns: 2_000 },
  )
})

test('groups in brackets are read as the formula says them, precedence included', () => {
  const shape = ({ joined, rows }: ConditionRule): unknown[] => [
    joined,
    ...rows.map((row) => (isRowGroup(row) ? shape(row) : writeCondition({ joined: 'and', rows: [row] }))),
  ]
  const read = (source: string) => shape(readCondition(source) ?? { joined: 'and', rows: [] })
  expect(read('a && (b || c)')).toEqual(['and', 'a', ['or', 'b', 'c']])
  expect(read('a || b && c')).toEqual(['or', 'a', ['and', 'b', 'c']])
  expect(read('(a || b) && (c || (d && !e))')).toEqual([
    'and',
    ['or', 'a', 'b'],
    ['or', 'c', ['and', 'd', '!e']],
  ])
})

const word = fc.constantFrom(
  ...'( ) [ ] [0] [1] . , ! - + * / % < >= == != && || in true null ? :'.split(' '),
  ...['amount', 'trip', 'today', 'lines', '.price', '1', '0.50', "'a'", 'addDays(', 'daysBetween(', 'sum('],
  ...['isEmpty(', 'hours(', 'contains(', "date('2026-01-31')", 'trip[0]'],
)

test('a formula is either read without loss or stays text', () => {
  let read = 0
  fc.assert(
    fc.property(fc.array(word, { maxLength: 9 }), (words) => {
      const source = words.join(' ')
      const condition = readCondition(source)
      const calculation = readCalculation(source)
      if (source.trim() === '') return
      if (condition) expect(meaning(writeCondition(condition))).toEqual(meaning(source))
      if (calculation) expect(meaning(writeCalculation(calculation))).toEqual(meaning(source))
      if (condition ?? calculation) read += 1
    }),
    { numRuns: 20_000 },
  )
  expect(read).toBeGreaterThan(100)
})

test('what rows cannot say stays text', () => {
  for (const source of [
    '!(a || b)',
    'a && (b ? c : d)',
    'a ? b : c',
    'size(name) > 3',
    'any(lines, price > 3)',
    'trip[2] == today',
    '!!a',
    'a >',
    'a > b + 1',
  ])
    expect(readCondition(source)).toBeUndefined()
  for (const source of ['a * (b + c)', '-a', 'round(a, 2)', 'a % 2', 'a > 1', 'addDays(today, 1.5)'])
    expect(readCalculation(source)).toBeUndefined()
})

test('the nights and the days of a trip', () => {
  const nights = 'daysBetween(trip[0], trip[1])'
  const from = { of: 'end', path: 'trip', end: 'start' } as const
  const to = { of: 'end', path: 'trip', end: 'end' } as const
  const only = (operand: Operand) => ({ parts: [{ sign: '+', factors: [{ by: '*', operand }] }] })

  expect(readCalculation(nights)).toEqual(only({ of: 'span', unit: 'nights', from, to }))
  expect(readCalculation('daysBetween(trip[0], addDays(trip[1], 1))')).toEqual(
    only({ of: 'span', unit: 'days', from, to }),
  )
  expect(readCondition(`${nights} > 3 && !isEmpty(city)`)).toEqual({
    joined: 'and',
    rows: [
      {
        subject: { of: 'span', unit: 'nights', from, to },
        operator: 'greater',
        values: [{ of: 'literal', type: 'number', text: '3' }],
      },
      { subject: { of: 'field', path: 'city' }, operator: 'isFilled', values: [] },
    ],
  })
})

/** The syntax tree without positions. */
function meaning(source: string): unknown {
  return JSON.parse(
    JSON.stringify(parse(source), (key, value) => (key === 'at' || key === 'length' ? undefined : value)),
  )
}
