import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerOf, claim } from '../test/office.ts'
import { isProblem, parseFormula } from './index.ts'

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
