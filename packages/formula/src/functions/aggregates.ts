import type Decimal from 'decimal.js-light'
import { overload } from '../check/overload.ts'
import { fail, type Run, spend } from '../evaluate/run.ts'
import { bounded, divide, Exact } from '../values/decimal.ts'
import { compareValues, type Value } from '../values/value.ts'
import { functionsOf } from './formula-function.ts'

/**
 * Aggregates over a list, a column, or a formula per row. They skip missing elements; of no elements, a sum is 0 and
 * other results are missing.
 */
export const aggregates = functionsOf('rows', [
  {
    name: 'sum',
    parameters: ['list', 'each'],
    takesRows: true,
    example: ['sum([0.1, 0.2, null])', '0.3'],
    overloads: [overload(['list<number>'], 'number', ([list], run) => sum(present(list, run)))],
  },
  {
    name: 'count',
    parameters: ['list', 'each'],
    takesRows: true,
    example: ["count(['a', null, 'b'])", '2'],
    overloads: [
      overload(['list<boolean>'], 'number', ([list], run) => whole(list, run, (part) => part === true)),
      overload(['list<T>'], 'number', ([list], run) => whole(list, run, (part) => part !== null)),
    ],
  },
  {
    name: 'avg',
    parameters: ['list', 'each'],
    takesRows: true,
    example: ['avg([1, 2, null])', '1.5'],
    overloads: [overload(['list<number>'], 'number', ([list], run) => average(present(list, run)))],
  },
  {
    name: 'any',
    parameters: ['list', 'condition'],
    takesRows: true,
    example: ['any([false, true])', 'true'],
    overloads: [overload(['list<boolean>'], 'boolean', ([list], run) => decide(list, true, run))],
  },
  {
    name: 'all',
    parameters: ['list', 'condition'],
    takesRows: true,
    example: ['all([false, true])', 'false'],
    overloads: [overload(['list<boolean>'], 'boolean', ([list], run) => decide(list, false, run))],
  },
])

export function extreme<Part extends Value>(
  list: readonly (Part | null)[],
  sign: 1 | -1,
  run: Run,
): Part | null {
  return present(list, run).reduce<Part | null>(
    (best, part) => (best === null || compareValues(part, best) * sign > 0 ? part : best),
    null,
  )
}

function present<Part>(list: readonly (Part | null)[], run: Run): Part[] {
  spend(run, list.length)
  return list.filter((part) => part !== null)
}

function sum(numbers: readonly Decimal[]): Decimal {
  return bounded(numbers.reduce((total, number) => total.plus(number), new Exact(0)))
}

function average(numbers: readonly Decimal[]): Decimal | null {
  return numbers.length === 0 ? null : divide(sum(numbers), new Exact(numbers.length))
}

function whole<Part>(list: readonly Part[], run: Run, counts: (part: Part) => boolean): Decimal {
  spend(run, list.length)
  return new Exact(list.filter(counts).length)
}

function decide(list: readonly (boolean | null)[], decisive: boolean, run: Run): boolean {
  spend(run, list.length)
  if (list.includes(decisive)) return decisive
  return list.includes(null) ? fail('formula.missingValue', { of: decisive ? 'any' : 'all' }) : !decisive
}
