import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerOf, claim, errorOf, problemOf } from '../test/office.ts'
import { isProblem, limits, parseFormula } from './index.ts'

const { SIGNET_DATA } = process.env
const folder = SIGNET_DATA ?? join(import.meta.dirname, '../../../../shared/data')
const file = join(folder, 'security/blns.json')
const isThere = existsSync(file)
const naughty = isThere ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []

if (!isThere)
  process.stdout.write(`Skipped: the list of naughty strings is not at ${file}; set SIGNET_DATA.\n`)

describe.skipIf(!isThere)('the big list of naughty strings', () => {
  test('as a source: each is a formula or a problem, none throws', () => {
    expect(naughty.length).toBeGreaterThan(300)
    for (const source of naughty) {
      const formula = parseFormula(source, claim)
      if (isProblem(formula)) expect(formula.code).toMatch(/^formula\.[a-zA-Z]+$/)
      else
        expect(['number', 'boolean', 'text', 'null', 'date', 'datetime', 'list<text>']).toContain(
          formula.type,
        )
    }
  })

  test('as an entered text: each comes out as it went in', () => {
    for (const title of naughty) expect(answerOf('title', { title })).toBe(title)
  })

  test('as a quoted text: each equals what was entered', () => {
    for (const title of naughty.filter((text) => !/[\\\n]/.test(text))) {
      const quoted = title.replaceAll("'", "\\'")
      expect(answerOf(`title == '${quoted}' && title.contains('${quoted}')`, { title })).toBe(true)
    }
  })

  test('as a name of a field: none is found that was not declared', () => {
    for (const name of naughty.filter((text) => /^[A-Za-z_]\w*$/.test(text))) {
      const formula = parseFormula(`total > 1 && ${name} == null`, { total: 'number' })
      if (isProblem(formula)) expect(['formula.unknownField', 'formula.reservedWord']).toContain(formula.code)
      else expect(formula.reads).toEqual(['total'])
    }
  })
})

describe('a formula that is too much is refused while typing', () => {
  test('text longer than 2,000 characters', () => {
    expect(problemOf(`1${'+1'.repeat(1_000)}`)).toMatchObject({
      code: 'formula.tooLong',
      at: 2_000,
      length: 1,
    })
    expect(answerOf(`1${'+1'.repeat(999)}`)).toBe('1000')
  })

  test.each([
    ['brackets', '('.repeat(32), '1', ')'.repeat(32)],
    ['lists', '['.repeat(32), '1', ']'.repeat(32)],
    ['signs', '-'.repeat(32), '1', ''],
    ['negations', '!'.repeat(1_900), 'true', ''],
    ['calls', 'abs('.repeat(32), '1', ')'.repeat(32)],
    ['choices', 'true ? 1 : '.repeat(32), '1', ''],
    ['open brackets', '('.repeat(1_999), '', ''],
    ['rows in rows', 'any(lines, '.repeat(40), 'true', ')'.repeat(40)],
  ])('nested too deep: %s', (_name, open, core, close) => {
    expect(problemOf(open + core + close).code).toBe('formula.tooDeep')
  })

  test('thirty-one brackets and thirty-one choices are still fine', () => {
    expect(answerOf(`${'('.repeat(31)}1${')'.repeat(31)}`)).toBe('1')
    expect(answerOf(`${'false ? 0 : '.repeat(31)}1`)).toBe('1')
  })
})

describe('work is bounded by steps, not by patience', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ price: index, quantity: 2 }))

  test('two thousand rows with a long formula each are computed', () => {
    const lines = rows(2_000)

    expect(answerOf('sum(lines, price * quantity)', { lines })).toBe('3998000')
    expect(answerOf(`sum(lines, ${Array(40).fill('price').join('+')})`, { lines })).toBe('79960000')
  })

  test('the sum of a column of 60,000 rows is computed, a product per row of 100,000 rows is refused', () => {
    expect(answerOf('sum(lines.price)', { lines: rows(60_000) })).toBe('1799970000')
    expect(errorOf('sum(lines, price * quantity)', { lines: rows(100_000) })).toEqual({
      code: 'formula.tooMuchWork',
      params: { steps: limits.steps },
    })
  })

  test.each([
    'any(lines, any(lines, price < 0))',
    'any(lines, any(lines, any(lines, price < 0)))',
    'any(lines, all(lines, price / 0 > 1))',
    'sum(lines, sum(lines.price))',
  ])('rows against rows end: %s', (source) => {
    expect(errorOf(source, { lines: rows(2_000) }).code).toBe('formula.tooMuchWork')
  })

  test('what the left side already decided costs nothing on the right', () => {
    expect(answerOf('true || any(lines, any(lines, price < 0))', { lines: rows(2_000) })).toBe(true)
  })

  test('a spent budget is not absorbed by || or any', () => {
    const source = 'any(lines, any(lines, price < 0)) || true'
    expect(errorOf(source, { lines: rows(2_000) }).code).toBe('formula.tooMuchWork')
  })

  test('walking working days costs steps, counting them does not', () => {
    expect(answerOf("workingDays(date('0001-01-01'), date('9999-12-31'))")).toBe('2608611')
    expect(errorOf("addWorkingDays(date('0001-01-01'), 2600000)").code).toBe('formula.tooMuchWork')
  })

  test('text does not grow without bound', () => {
    const title = 'x'.repeat(60_000)

    expect(errorOf('title + title', { title }).code).toBe('formula.textTooLong')
    expect(errorOf("replace(title, 'x', 'a longer text')", { title }).code).toBe('formula.textTooLong')
    expect(errorOf('concat(title, title)', { title }).code).toBe('formula.textTooLong')
    expect(errorOf('title', { title: title + title }).code).toBe('formula.textTooLong')
  })
})
