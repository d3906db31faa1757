import { expect } from 'vitest'
import {
  evaluate,
  type FormulaContext,
  isProblem,
  parseFormula,
  type Scope,
  type ValueType,
} from '../src/index.ts'

/** A Friday evening in Shanghai; Li of finance acts on a request launched by Wang. */
export const friday: FormulaContext = {
  now: '2026-11-20T20:15:30+08:00',
  timeZone: 'Asia/Shanghai',
  me: 'li',
  organization: 'east',
  position: 'accountant',
  starter: 'wang',
  roles: ['finance', 'staff'],
  calendar: {
    holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
    workdays: ['2026-10-10'],
  },
}

/** The expense claim used by most tests. */
export const claim = {
  title: 'text',
  total: 'number',
  limit: 'number',
  isUrgent: 'boolean',
  day: 'date',
  due: 'datetime',
  tags: 'list<text>',
  lines: {
    rows: {
      price: 'number',
      quantity: 'number',
      kind: 'text',
      day: 'date',
      paid: 'boolean',
      tags: 'list<text>',
    },
  },
} as const satisfies Scope

export const filledIn = {
  title: 'Trip to Suzhou',
  total: '1234.50',
  limit: 1000,
  isUrgent: true,
  day: '2026-01-31',
  due: '2026-11-20T12:00:00Z',
  tags: ['travel', 'hotel'],
  lines: [
    { price: '0.1', quantity: 1, kind: 'taxi', day: '2026-01-30', paid: true, tags: ['a'] },
    { price: '0.2', quantity: 2, kind: 'hotel', day: '2026-01-31', paid: false, tags: [] },
  ],
} as const

/** The value of a formula over the filled-in claim; a problem or an error fails the test by its code. */
export function answerOf(
  source: string,
  changed: Readonly<Record<string, unknown>> = {},
  context = friday,
): unknown {
  const formula = parseFormula(source, claim)
  if (isProblem(formula)) return expect.fail(`${formula.code} ${JSON.stringify(formula.params)}`)
  const result = evaluate(formula, { ...filledIn, ...changed }, context)
  return result.ok ? result.value : expect.fail(`${result.error.code} ${JSON.stringify(result.error.params)}`)
}

/** The typed error of a formula. */
export function errorOf(source: string, changed: Readonly<Record<string, unknown>> = {}, context = friday) {
  const formula = parseFormula(source, claim)
  if (isProblem(formula)) return expect.fail(`${formula.code} ${JSON.stringify(formula.params)}`)
  const result = evaluate(formula, { ...filledIn, ...changed }, context)
  return result.ok ? expect.fail(`has the value ${JSON.stringify(result.value)}`) : result.error
}

/** The problem the editor shows for a source. */
export function problemOf(source: string, expected?: ValueType) {
  const formula = parseFormula(source, claim, expected)
  return isProblem(formula) ? formula : expect.fail(`is a formula of type ${formula.type}`)
}
