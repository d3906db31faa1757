import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claim, filledIn, friday } from '../test/office.ts'
import { expression, type ReferenceResult } from '../test/reference.ts'
import { functions } from './functions/index.ts'
import { evaluate, exact, isProblem, parseFormula } from './index.ts'

const names = [
  ...Object.keys(claim),
  'price',
  'quantity',
  'me',
  'today',
  'now',
  'roles',
  '__proto__',
  'constructor',
]
const word = fc.constantFrom(
  ...names,
  ...functions.map(({ name }) => `${name}(`),
  ...'( ) [ ] . , ? : ! - + * / % < <= > >= == != && || in true false null'.split(' '),
  ...['0', '1', '0.1', '1e20', "''", "'a'", '"2026-01-31"', "'1d'", "'half-up'"],
)
const raw = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  fc.constantFrom(undefined, null, '', Number.NaN, Number.POSITIVE_INFINITY, -0, 1e300, 5e-324, [], {}, [
    null,
  ]),
)

describe('nothing that somebody types or sends makes a formula throw', () => {
  test('words of the language in any order', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (words) => {
        answers(words.join(' '))
        answers(words.join(''))
      }),
      { numRuns: 3_000 },
    )
  })

  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (source) => answers(source)),
      { numRuns: 2_000 },
    )
  })

  test('well-formed calls with any arguments, over any values', () => {
    const argument = fc.constantFrom(
      ...names,
      'lines.price',
      'lines.day',
      '1',
      '-2.5',
      "'x'",
      'null',
      'day',
      '[]',
      'today',
    )
    const call = fc
      .tuple(fc.constantFrom(...functions.map(({ name }) => name)), fc.array(argument, { maxLength: 3 }))
      .map(([name, args]) => `${name}(${args.join(', ')})`)
    const values = fc.dictionary(fc.constantFrom(...Object.keys(claim)), raw)
    fc.assert(
      fc.property(call, values, (source, entered) => {
        answers(source, entered)
        answers(`any(lines, has(${source}))`, { ...entered, lines: [entered, {}] })
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('money is exact', () => {
  test('a computed expression equals a reference that counts with whole numbers', () => {
    fc.assert(
      fc.property(expression, ({ source, value }: ReferenceResult) => {
        expect(numberOf(source)).toBe(value)
      }),
      { numRuns: 2_000 },
    )
  })

  test('the sum over rows is the sum of cents', () => {
    const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 50 }), (amounts) => {
        const lines = amounts.map((amount) => ({ price: inCents(amount), quantity: 1 }))
        const total = amounts.reduce((sum, amount) => sum + amount, 0n)

        expect(numberOf('sum(lines.price) * 100', { lines })).toBe(String(total))
        expect(numberOf('sum(lines, price * quantity) * 100', { lines })).toBe(String(total))
      }),
    )
  })

  test('what was divided and multiplied again is rounded back to what it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (total, parts) => {
        expect(exact.round(exact.multiply(exact.divide(total, parts), parts), 9)).toBe(exact.canonical(total))
      }),
    )
  })
})

test('any and all over rows agree with the laws of De Morgan', () => {
  const flag = fc.constantFrom(true, false, null)
  fc.assert(
    fc.property(fc.array(flag, { maxLength: 6 }), (flags) => {
      const lines = flags.map((paid) => ({ paid }))
      expect(outcome('any(lines, paid)', { lines })).toEqual(outcome('!all(lines, !paid)', { lines }))
    }),
  )
})

test('a day that is moved by months and measured again is as many months away, unless the month was shorter', () => {
  const days = fc.integer({ min: 0, max: 60_000 })
  fc.assert(
    fc.property(days, fc.integer({ min: -600, max: 600 }), (days, months) => {
      const start = `startOfMonth(addDays(date('1950-01-01'), ${days}))`
      expect(numberOf(`monthsBetween(${start}, addMonths(${start}, ${months}))`)).toBe(String(months))
    }),
  )
})

test('working days are counted as somebody who crosses off a calendar would', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => `addDays(date('2026-09-15'), ${days})`)
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 30 }), (first, length) => {
      const crossed = Array.from({ length: length + 1 }, (_, at) => `isWorkingDay(addDays(${first}, ${at}))`)
      const counted = crossed.filter((each) => outcome(each).value === true).length

      expect(numberOf(`workingDays(${first}, addDays(${first}, ${length}))`)).toBe(String(counted))
    }),
  )
})

/** Parses and evaluates; a throw fails the test, and every result must be plain JSON. */
function answers(source: string, values: Readonly<Record<string, unknown>> = filledIn): void {
  const formula = parseFormula(source, claim)
  if (isProblem(formula)) {
    expect(formula.at).toBeLessThanOrEqual(source.length)
    return
  }
  const result = evaluate(formula, values, friday)
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
}

function outcome(source: string, values: Readonly<Record<string, unknown>> = filledIn) {
  const formula = parseFormula(source, claim)
  if (isProblem(formula)) return expect.fail(formula.code)
  const result = evaluate(formula, values, friday)
  return result.ok ? { value: result.value } : { value: result.error.code }
}

function numberOf(source: string, values?: Readonly<Record<string, unknown>>): unknown {
  return outcome(source, values).value
}

function inCents(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
