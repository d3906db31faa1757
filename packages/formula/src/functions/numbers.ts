import type Decimal from 'decimal.js-light'
import { literal, overload, variadic } from '../check/overload.ts'
import { fail } from '../evaluate/run.ts'
import { round, roundTo, wholeNumber } from '../values/decimal.ts'
import { readDecimal } from '../values/value.ts'
import { extreme } from './aggregates.ts'
import { functionsOf } from './formula-function.ts'

export const numbers = functionsOf('number', [
  {
    name: 'min',
    parameters: ['list', 'each'],
    takesRows: true,
    example: ['min(3, 1, 2)', '1'],
    overloads: [
      overload(['list<O>'], 'O', ([list], run) => extreme(list, -1, run)),
      variadic('O?', 'O', (list, run) => extreme(list, -1, run)),
    ],
  },
  {
    name: 'max',
    parameters: ['list', 'each'],
    takesRows: true,
    example: ["max(date('2026-01-31'), date('2026-02-01'))", '2026-02-01'],
    overloads: [
      overload(['list<O>'], 'O', ([list], run) => extreme(list, 1, run)),
      variadic('O?', 'O', (list, run) => extreme(list, 1, run)),
    ],
  },
  {
    name: 'round',
    parameters: ['number', 'digits', 'mode'],
    example: ["round(2.345, 2, 'half-even')", '2.34'],
    overloads: [
      overload(['number'], 'number', ([number]) => round(number, 0, 'half-up')),
      overload(['number', 'number'], 'number', ([number, digits]) =>
        round(number, wholeNumber(digits), 'half-up'),
      ),
      overload(['number', 'number', 'rounding'], 'number', ([number, digits, mode]) =>
        round(number, wholeNumber(digits), mode),
      ),
    ],
  },
  {
    name: 'floor',
    parameters: ['number'],
    example: ['floor(-1.5)', '-2'],
    overloads: [overload(['number'], 'number', ([number]) => roundTo('floor', number))],
  },
  {
    name: 'ceil',
    parameters: ['number'],
    example: ['ceil(1.2)', '2'],
    overloads: [overload(['number'], 'number', ([number]) => roundTo('ceil', number))],
  },
  {
    name: 'abs',
    parameters: ['number'],
    example: ['abs(-2.5)', '2.5'],
    overloads: [overload(['number'], 'number', ([number]) => number.abs())],
  },
  {
    name: 'number',
    parameters: ['text'],
    example: ["number('12.50')", '12.5'],
    overloads: [literal(['text'], 'number', ([text]) => numberIn(text))],
  },
])

function numberIn(text: string): Decimal {
  return readDecimal(text.trim()) ?? fail('formula.badNumber', { found: text.slice(0, 40) })
}
