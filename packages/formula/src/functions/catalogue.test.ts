import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { functionTables } from '../../test/function-tables.ts'
import { answerOf } from '../../test/office.ts'
import { formulaFunctions, formulaRefusals, functionGroups } from '../index.ts'
import { studioTexts, texts } from '../texts.ts'

const english = Object.fromEntries(
  Object.entries({ ...texts, ...studioTexts }).map(([key, sentence]) => [key, sentence['en-US']]),
)

describe('the catalogue tells the truth', () => {
  test.each(formulaFunctions.map(({ name, example }) => [name, example] as const))('%s', (_name, example) => {
    expect(String(answerOf(example.source))).toBe(example.value)
  })

  test('no name means two functions', () => {
    const names = formulaFunctions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('every function, group and refusal has its sentence, and no sentence is left over', () => {
  const needed = [
    ...formulaFunctions.map(({ name }) => `function.${name}`),
    ...functionGroups.map((group) => `group.${group}`),
    ...Object.keys(formulaRefusals).map((code) => code.replace('formula.', '')),
  ]
  const written = Object.keys(english).filter((key) => !key.startsWith('type.'))
  expect(written.sort()).toEqual(needed.sort())
})

test('the guide lists every function as it is', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/formulas.md'), 'utf8')
  expect(guide).toContain(functionTables(english))
})
