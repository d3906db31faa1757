import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindTest } from '../../test/kind-test.ts'
import {
  columnTypes,
  type FieldKind,
  type FieldKindName,
  type FieldValue,
  fieldKinds,
  problemCodes,
  searchOperators,
} from '../index.ts'
import { texts } from '../texts.ts'

const all = Object.entries(fieldKinds) as [FieldKindName, FieldKind][]
const thatHold = (...what: FieldKind['holds'][]) => all.filter(([, kind]) => what.includes(kind.holds))
const kinds = thatHold('value', 'rows')
const displays = thatHold('nothing')
const layouts = thatHold('fields')

test.each(kinds)('%s answers every question with no settings at all', (_name, kind) => {
  const plain = kindTest<unknown, FieldValue>(kind)
  expect(plain.text(plain.empty())).toBeTypeOf('string')
  expect([undefined, ...columnTypes]).toContain(plain.column()?.type)
  for (const operator of kind.searches) expect(searchOperators).toContain(operator)
  expect(kind.column(plain.settings) !== undefined || kind.holds === 'rows' || !!kind.assignment).toBe(true)
})

test.each([...displays, ...layouts])('%s has no value, no column, no import and no search', (_name, kind) => {
  const plain = kindTest<unknown, FieldValue>(kind)
  expect([plain.column(), plain.type(), plain.parse('x'), plain.empty()]).toEqual([
    undefined,
    undefined,
    undefined,
    null,
  ])
  expect([kind.inSubTable, kind.searches]).toEqual([false, []])
})

const family = globSync('*/*.test.ts', { cwd: import.meta.dirname }).map((path) =>
  readFileSync(join(import.meta.dirname, path), 'utf8'),
)

test.each(all)('%s has a test, of its own or in its family', (name) => {
  const own = globSync(`*/${name}/${name}.test.ts`, { cwd: import.meta.dirname })
  const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const isNamed = new RegExp(`'${name}'|\\b${variable}\\b`)
  expect(own.length > 0 || family.some((source) => isNamed.test(source))).toBe(true)
})

test('every problem has its sentence', () => {
  for (const code of problemCodes) expect(texts).toHaveProperty([code.replace('form.', '')])
})
