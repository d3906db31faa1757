import { Refusal } from '@signet/std'
import { describe, expect, test } from 'vitest'
import { answerOf, errorOf, friday } from '../../test/office.ts'
import {
  evaluate,
  exact,
  isDecimalLike,
  isProblem,
  parseFormula,
  type RoundingMode,
  toNumber,
} from '../index.ts'

describe('an administrator gets the value that the formula says', () => {
  test.each([
    ['0.1 + 0.2', '0.3'],
    ['0.1 + 0.2 == 0.3', true],
    ['total * 3', '3703.5'],
    ['2 + 3 * 4 - 6 / 4', '12.5'],
    ['(2 + 3) * 4', '20'],
    ['10 - 3 - 2', '5'],
    ['-7 % 3', '-1'],
    ['- -2', '2'],
    ['-0', '0'],
    ['1e3 + .5 + 0xff', '1255.5'],
    ['1 / 3', '0.33333333333333333333'],
    [
      '999999999999999999999999999999 - 0.00000000000000000001',
      '999999999999999999999999999998.99999999999999999999',
    ],
    ['total > limit', true],
    ['total > limit && isUrgent ? "director" : "manager"', 'director'],
    ['total < 0 ? 1 : total < 2000 ? 2 : 3', '2'],
    ['!isUrgent || total >= 1234.5', true],
    ["title + ' / ' + text(total)", 'Trip to Suzhou / 1234.5'],
    [`'it''s'.size()`.replace("''", "\\'"), '4'],
    ["r'a\\b'.size()", '3'],
    ["'''two\nlines'''.contains('\\n')", true],
    ["'\\u5f20' == '张'", true],
    ["'travel' in tags", true],
    ['tags[1]', 'hotel'],
    ["tags + ['x']", ['travel', 'hotel', 'x']],
    ['[1, 2] == [1.0, 2.00]', true],
    ['sum([]) == 0 && count([]) == 0', true],
    ['avg([1, null, 2])', '1.5'],
    ['max([])', null],
    ['min(3, null, 2)', '2'],
    ['1 + 2 // the rest is a remark', '3'],
  ])('%s', (source, expected) => {
    expect(answerOf(source)).toEqual(expected)
  })
})

describe('rows of a sub-table', () => {
  test.each([
    ['sum(lines.price)', '0.3'],
    ['sum(lines, price * quantity)', '0.5'],
    ['count(lines)', '2'],
    ['lines.size()', '2'],
    ['count(lines, paid)', '1'],
    ['count(lines.kind)', '2'],
    ['avg(lines.quantity)', '1.5'],
    ['max(lines.day)', '2026-01-31'],
    ['min(lines, price + 1)', '1.1'],
    ['any(lines, price > 0.15)', true],
    ['all(lines, price > 0.15)', false],
    ["lines.all(kind in ['taxi', 'hotel'])", true],
    ["any(lines, 'a' in tags)", true],
    ['any(lines, price * 10000 > limit)', true],
    ['all(lines, any(lines, quantity == 2))', true],
    ["join(lines.kind, '+')", 'taxi+hotel'],
    ['isEmpty(lines)', false],
    ['lines.kind[0]', 'taxi'],
  ])('%s', (source, expected) => {
    expect(answerOf(source)).toEqual(expected)
  })

  test('an empty or missing sub-table has no rows', () => {
    expect(answerOf('sum(lines.price)', { lines: [] })).toBe('0')
    expect(answerOf('all(lines, paid)', { lines: null })).toBe(true)
    expect(answerOf('any(lines, paid)', { lines: undefined })).toBe(false)
    expect(answerOf('isEmpty(lines)', { lines: [] })).toBe(true)
  })

  test('a half-filled row does not decide what another row already decided', () => {
    const lines = [{ paid: null }, { paid: true }]

    expect(answerOf('any(lines, paid)', { lines })).toBe(true)
    expect(errorOf('all(lines, paid)', { lines })).toEqual({
      code: 'formula.missingValue',
      params: { of: 'paid' },
    })
  })
})

describe('dates', () => {
  test.each([
    ['today', '2026-11-20'],
    ['now', '2026-11-20T20:15:30+08:00'],
    ['due', '2026-11-20T20:00:00+08:00'],
    ['date(due) == today', true],
    ['now - due', '15m30s'],
    ['due + duration("1d4h")', '2026-11-22T00:00:00+08:00'],
    ['hour(due) + minute(due)', '20'],
    ['addMonths(day, 1)', '2026-02-28'],
    ['addMonths(day, -2)', '2025-11-30'],
    ['addMonths(due, 3)', '2027-02-20T20:00:00+08:00'],
    ['addYears(date("2024-02-29"), 1)', '2025-02-28'],
    ['day + duration("2d")', '2026-02-02'],
    ['days(date("2026-03-01") - date("2026-02-28"))', '1'],
    ['daysBetween(day, today)', '293'],
    ['monthsBetween(day, date("2026-02-28"))', '1'],
    ['monthsBetween(date("2026-03-31"), date("2026-02-28"))', '-1'],
    ['weekday(today)', '5'],
    ['year(day) * 100 + month(day)', '202601'],
    ['datetime("2026-01-31 09:00")', '2026-01-31T09:00:00+08:00'],
    ['duration("1h") * 1.5', '1h30m'],
    ['10 * duration("1d")', '10d'],
    ['duration("1d") / 2', '12h'],
    ['duration("2d") + day', '2026-02-02'],
    ['day + duration("1h")', '2026-01-31'],
    ['day + duration("47h")', '2026-02-01'],
    ['day - duration("1h")', '2026-01-30'],
    ['round(1.25, 5000)', '1.25'],
    ['round(5, -5000)', '0'],
    ["'\\ud83d\\ude00' == '\\U0001f600'", true],
    ['-duration("90m")', '-1h30m'],
    ['day < date("2026-02-01")', true],
  ])('%s', (source, expected) => {
    expect(answerOf(source)).toBe(expected)
  })

  test('working days skip weekends and holidays and count worked weekends', () => {
    expect(answerOf("workingDays(date('2026-10-01'), date('2026-10-11'))")).toBe('3')
    expect(answerOf("addWorkingDays(date('2026-09-30'), 1)")).toBe('2026-10-08')
    expect(answerOf("addWorkingDays(date('2026-10-08'), -1)")).toBe('2026-09-30')
    expect(answerOf("workingDaysBetween(date('2026-10-10'), date('2026-09-30'))")).toBe('-3')
    expect(answerOf("isWorkingDay(date('2026-10-10'))")).toBe(true)
  })

  test.each([
    ['2026-11-19T00:00', '2026-11-19T12:00', '1'],
    ['2026-11-19T12:00', '2026-11-19T12:00', '0.5'],
    ['2026-11-19T09:00', '2026-11-19T11:30', '0.5'],
    ['2026-11-19T12:00', '2026-11-20T00:00', '1'],
    ['2026-11-20T12:00', '2026-11-23T00:00', '1'],
    ['2026-11-20T00:00', '2026-11-22T12:00', '1'],
    ['2026-10-09T12:00', '2026-10-10T00:00', '1'],
    ['2026-11-20T12:00', '2026-11-20T00:00', '0'],
    ['2026-11-21T12:00', '2026-11-21T12:00', '0'],
  ])('from %s to %s there are %s working days in halves', (from, to, days) => {
    expect(answerOf(`workingDays(datetime('${from}'), datetime('${to}'))`)).toBe(days)
  })

  test('an organization may work on other days of the week', () => {
    const calendar = { weekdays: [2, 3, 4, 5, 6], holidays: ['2026-11-21', '2026-11-23'], workdays: [] }
    const context = { ...friday, calendar }
    expect(answerOf("workingDays(date('2026-11-16'), date('2026-11-22'))", {}, context)).toBe('4')
    expect(answerOf("addWorkingDays(date('2026-11-20'), 1)", {}, context)).toBe('2026-11-24')
    expect(answerOf("workingDaysBetween(date('1969-12-20'), date('1970-01-05'))", {}, context)).toBe('10')
  })

  test('the day is the one on the wall where the person is', () => {
    const context = { ...friday, now: '2026-11-20T20:15:30Z' }

    expect(answerOf('today', {}, context)).toBe('2026-11-21')
    expect(answerOf('today', {}, { now: context.now })).toBe('2026-11-20')
    expect(answerOf('hour(now)', {}, { ...context, timeZone: 'America/New_York' })).toBe('15')
  })

  test('a month later the clock shows the same time, though summer time has begun', () => {
    const context = { now: '2026-03-01T09:00:00-05:00', timeZone: 'America/New_York' }

    expect(answerOf('addMonths(now, 1)', {}, context)).toBe('2026-04-01T09:00:00-04:00')
  })
})

describe('what is missing', () => {
  test.each([
    ['total == null', true],
    ['total != null', false],
    ['total != 5', true],
    ['total > 5', false],
    ['total <= 5', false],
    ['title in tags', false],
    ['coalesce(total, 0) + 1', '1'],
    ['has(total)', false],
    ['isEmpty(title)', true],
    ['total', null],
    ["concat('No. ', title, '7')", 'No. 7'],
    ['isUrgent == true', false],
    ['false && isUrgent', false],
    ['isUrgent && false', false],
    ['true || total / 0 > 1', true],
    ['total / 0 > 1 || true', true],
  ])('%s', (source, expected) => {
    expect(answerOf(source, { total: null, title: null, isUrgent: null })).toEqual(expected)
  })

  test.each([
    ['total + 1', 'total'],
    ['1 - (total)', '(total)'],
    ['lower(title)', 'title'],
    ['isUrgent ? 1 : 2', 'isUrgent'],
    ['isUrgent && true', 'isUrgent'],
    ['sum(lines, price * coalesce(quantity, total))', 'price'],
  ])('%s is an error that names what to fill in', (source, of) => {
    const changed = { total: null, title: null, isUrgent: null, lines: [{}] }
    expect(errorOf(source, changed)).toEqual({ code: 'formula.missingValue', params: { of } })
  })
})

test('what surrounds the evaluation cannot be forged by a value of the same name', () => {
  expect(answerOf('me', { me: 'director', today: '1999-01-01' })).toBe('li')
  expect(answerOf("'director' in roles", { roles: ['director'] })).toBe(false)
  expect(answerOf('starter == me')).toBe(false)
  expect(answerOf('position + organization')).toBe('accountanteast')
})

describe('what cannot be computed is a typed error', () => {
  test.each([
    ['total / (limit - 1000)', {}, 'formula.divisionByZero'],
    ['total % 0', {}, 'formula.divisionByZero'],
    ['total * 1e29', {}, 'formula.numberTooLarge'],
    ['addDays(day, 0.5)', {}, 'formula.notWhole'],
    ['addDays(day, 9999999)', {}, 'formula.dateOutOfRange'],
    ['addYears(due, 9000)', {}, 'formula.dateOutOfRange'],
    ['tags[2]', {}, 'formula.indexOutOfRange'],
    ['tags[-1]', {}, 'formula.indexOutOfRange'],
    ['date(title)', {}, 'formula.badDate'],
    ['duration(title)', {}, 'formula.badDuration'],
    ['number(title)', {}, 'formula.badNumber'],
    ['total + 1', { total: 'a lot' }, 'formula.wrongValue'],
    ['total + 1', { total: {} }, 'formula.wrongValue'],
    ['total + 1', { total: Number.NaN }, 'formula.wrongValue'],
    ['total + 1', { total: '1e5' }, 'formula.wrongValue'],
    ['total + 1', { total: '9'.repeat(31) }, 'formula.numberTooLarge'],
    ['day', { day: '2026-02-29' }, 'formula.wrongValue'],
    ['due', { due: 'soon' }, 'formula.wrongValue'],
    ['due', { due: 8.7e15 }, 'formula.dateOutOfRange'],
    ['isUrgent', { isUrgent: 1 }, 'formula.wrongValue'],
    ['tags', { tags: 'travel' }, 'formula.wrongValue'],
    ['tags', { tags: [1] }, 'formula.wrongValue'],
    ['count(lines)', { lines: { length: 2 } }, 'formula.wrongValue'],
    ['count(lines)', { lines: [1] }, 'formula.wrongValue'],
  ])('%s with %j', (source, changed, code) => {
    expect(errorOf(source, changed).code).toBe(code)
  })

  test('a clock or a time zone that does not exist', () => {
    expect(errorOf('now', {}, { now: 'yesterday' }).code).toBe('formula.wrongValue')
    expect(errorOf('today', {}, { ...friday, timeZone: 'Mars/Olympus' }).code).toBe('formula.unknownTimeZone')
    expect(
      errorOf('isWorkingDay(today)', {}, { ...friday, calendar: { holidays: ['soon'], workdays: [] } }).code,
    ).toBe('formula.wrongValue')
  })
})

describe('rounding modes do what their names say', () => {
  const halves = ['-2.5', '-1.5', '-1.1', '1.1', '1.5', '2.5']
  test.each<[RoundingMode, string]>([
    ['half-up', '-3 -2 -1 1 2 3'],
    ['half-even', '-2 -2 -1 1 2 2'],
    ['up', '-3 -2 -2 2 2 3'],
    ['down', '-2 -1 -1 1 1 2'],
    ['ceil', '-2 -1 -1 2 2 3'],
    ['floor', '-3 -2 -2 1 1 2'],
  ])('%s', (mode, expected) => {
    expect(halves.map((number) => exact.round(number, 0, mode)).join(' ')).toBe(expected)
  })

  test('to places before the point, and 1.005 is a half', () => {
    expect(exact.round('1250', -2)).toBe('1300')
    expect(exact.round(1.005, 2)).toBe('1.01')
    expect(exact.round('-0.4', 0)).toBe('0')
  })
})

test('money adds up to the cent', () => {
  expect(exact.add(0.1, 0.2)).toBe('0.3')
  expect(exact.subtract('1000000000000000000000.01', '0.01')).toBe('1000000000000000000000')
  expect(exact.multiply('19.99', 3)).toBe('59.97')
  expect(exact.divide(10, 4)).toBe('2.5')
  expect(exact.compare('2.50', 2.5)).toBe(0)
  expect(exact.compare('-3', '2')).toBe(-1)
})

test('a number has one canonical text, and one for display', () => {
  expect(['1.500', '-0', '007', '1.', '.5', '+2', 1e21, 1e-7].map(exact.canonical)).toEqual([
    '1.5',
    '0',
    '7',
    '1',
    '0.5',
    '2',
    '1000000000000000000000',
    '0.0000001',
  ])
  expect(exact.fixed('1.5', 2)).toBe('1.50')
  expect(exact.fixed('1.005', 2, 'half-even')).toBe('1.00')
  expect(toNumber('12.50')).toBe(12.5)
})

test('what is no number is refused', () => {
  const codeOf = (refuses: () => unknown) => {
    try {
      return refuses()
    } catch (error) {
      return error instanceof Refusal ? error.code : error
    }
  }
  expect(codeOf(() => exact.add('1,5', 1))).toBe('formula.badNumber')
  expect(codeOf(() => exact.add(Number.NaN, 1))).toBe('formula.badNumber')
  expect(codeOf(() => exact.divide(1, 0))).toBe('formula.divisionByZero')
  expect(codeOf(() => exact.multiply('9'.repeat(20), '9'.repeat(20)))).toBe('formula.numberTooLarge')
  expect(['1.5', 2, '1e5', 'x', '', null, {}, 1e40].map(isDecimalLike)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('evaluations that share a budget take from it, and the last one fails when it is empty', () => {
  const formula = parseFormula('sum(n) + 1', { n: 'list<number>' })
  if (isProblem(formula)) throw new Error(formula.code)
  const budget = { steps: 30 }
  const answers = Array.from(
    { length: 4 },
    () => evaluate(formula, { n: ['1', '2', '3'] }, friday, budget).ok,
  )

  expect(answers[0]).toBe(true)
  expect(answers.at(-1)).toBe(false)
  expect(budget.steps).toBeLessThan(0)
})
